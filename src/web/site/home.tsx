// The first thing anybody sees.
import { ButtonLink } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';

export default function Home() {
  return (
    <div className="wrap py-20">
      <Logo />
      <h1 className="mt-10 text-hero tracking-hero">The phone is answered.</h1>
      <ButtonLink className="mt-8" to="/get-started">
        Get Started Free
      </ButtonLink>
    </div>
  );
}
