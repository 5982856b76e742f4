// How button and frame stand on a foreign page: bottom right, over everything, the whole screen on a phone.

export const loaderStyle = `
:host { all: initial; position: fixed; z-index: 2147483000; right: 20px; bottom: 20px; font: 600 15px/1.35 system-ui, -apple-system, "Segoe UI", sans-serif; color-scheme: light dark; }
button { display: flex; align-items: center; gap: 10px; max-width: min(300px, calc(100vw - 40px)); min-height: 52px; margin: 0 0 0 auto; padding: 10px 20px 10px 16px; border: 0; border-radius: 26px; background: #1d1b2e; color: #fbf6ee; font: inherit; text-align: left; cursor: pointer; box-shadow: 0 14px 34px -14px rgb(29 27 46 / .6); }
button[hidden] { display: none; }
button:hover { background: #35324c; }
button:focus-visible { outline: 3px solid #c2401c; outline-offset: 3px; }
span { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
i { display: flex; flex: none; align-items: center; gap: 4px; height: 24px; }
b { width: 5px; height: 22px; border-radius: 3px; background: #f0b23a; }
b + b { height: 15px; background: #ff8a63; }
iframe { position: absolute; right: 0; bottom: 68px; width: 400px; height: min(640px, calc(100vh - 120px)); border: 0; border-radius: 20px; background: #fbf6ee; box-shadow: 0 24px 60px -24px rgb(29 27 46 / .55), 0 0 0 1px rgb(29 27 46 / .08); visibility: hidden; opacity: 0; translate: 0 8px; transition: opacity 150ms, translate 150ms, visibility 0s 150ms; }
:host([open]) iframe { visibility: visible; opacity: 1; translate: 0; transition-delay: 0s; }
:host([open]) span { display: none; }
:host([open]) button { padding-right: 16px; }
@media (max-width: 500px), (max-height: 480px) {
  :host([open]) { inset: 0; }
  iframe { position: fixed; inset: 0; width: 100%; height: 100%; border-radius: 0; }
  :host([open]) button { display: none; }
}
@media (prefers-color-scheme: dark) { button { background: #f4efe6; color: #15131f; } button:hover { background: #fff; } b + b { background: #c2401c; } iframe { background: #15131f; } }
@media (prefers-reduced-motion: reduce) { iframe { transition: none; translate: 0; } }
`;
