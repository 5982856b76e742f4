// The secret as a picture that a phone's camera reads: dark on light in both themes, since not every camera reads the reverse.
import { encode } from 'uqr';

export function KeyPicture({ uri }: { uri: string }) {
  const { data, size } = encode(uri, { ecc: 'L', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter(Boolean)
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="A picture to scan with your authenticator app"
      shapeRendering="crispEdges"
      className="size-52 rounded-m border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
