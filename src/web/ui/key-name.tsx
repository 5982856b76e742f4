// A key of the keyboard, as it is written on it.

export function KeyName({ children }: { children: string }) {
  return (
    <kbd className="rounded-s border border-line bg-card px-2 py-0.5 font-sans text-xs font-semibold whitespace-nowrap text-ink">
      {children}
    </kbd>
  );
}
