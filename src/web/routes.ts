// The map of the browser's half: a path and the page that answers it.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('site/layout.tsx', [index('site/home.tsx'), route('*', 'site/not-found.tsx')]),
] satisfies RouteConfig;
