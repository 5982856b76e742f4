// The map of the browser's half: a path and the page that answers it.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const accounts = '../domains/accounts/ui';
const booking = '../domains/booking-page/ui';
const lists = '../domains/mailing-lists/ui';
const team = '../domains/team/ui';
const twoFactor = '../domains/two-factor/ui';

/** A marketing page is its content file. */
const page = (path: string) => route(path, `site/content/${path.split('/').at(-1)}.content.tsx`);

/** A piece of news is its Markdown file. */
const articles = Object.keys(import.meta.glob('./site/content/news/*.md'));

export default [
  layout('site/layout.tsx', [
    index('site/home.tsx'),
    route('news', 'site/news-list.tsx'),
    ...articles.map((file) => route(`news/${file.split('/').at(-1)?.replace(/\.md$/, '')}`, file)),
    route('status', 'site/status-page.tsx'),
    route('mailing-list', `${lists}/confirm-page.tsx`),
    route('mailing-list/leave', `${lists}/leave-page.tsx`),
    route('news/*', 'site/article-not-found.tsx'),
    page('features/ai-phone-answering'),
    page('features/ai-email-responder'),
    page('features/ai-text-messaging'),
    page('features/ai-chat-bot'),
    page('features/customer-crm'),
    page('features/job-manager'),
    page('features/smart-scheduling'),
    page('features/train-telle'),
    page('features/invoicing'),
    page('industries/trades'),
    page('industries/medical-healthcare'),
    page('industries/professional'),
    page('industries/financial'),
    page('industries/legal'),
    page('industries/health-wellness'),
    page('industries/automotive'),
    page('industries/tourism'),
    page('industries/technology-it'),
    page('solutions/ai-receptionist'),
    page('solutions/customer-service'),
    page('solutions/handling-faqs'),
    page('solutions/survey-insights'),
    page('solutions/troubleshooting'),
    page('about'),
    page('brand-kit'),
    page('careers'),
    route('careers/apply', 'site/careers/apply-page.tsx'),
    page('terms'),
    page('privacy'),
    route('login', `${accounts}/login-page.tsx`),
    route('login/code', `${twoFactor}/second-step-page.tsx`),
    route('invitation', `${team}/invitation-page.tsx`),
    route('get-started', `${accounts}/get-started-page.tsx`),
    route('confirm-email', `${accounts}/confirm-email-page.tsx`),
    route('new-email', `${accounts}/new-email-page.tsx`),
    route('reset-password', `${accounts}/reset-password-page.tsx`),
    route('*', 'site/not-found.tsx'),
  ]),
  route('book/:slug', `${booking}/booking-page.tsx`),
  route('booking', `${booking}/own-appointment-page.tsx`),
  layout('app/guarded.tsx', [
    route('dashboard', 'app/dashboard-page.tsx'),
    route('dashboard/training', 'app/training-page.tsx'),
    route('inbox', 'app/inbox-page.tsx'),
    route('diary', 'app/diary-page.tsx'),
    route('contacts', 'app/contacts-page.tsx'),
    route('contacts/import', 'app/contacts-import-page.tsx'),
    route('contacts/fields', 'app/contact-fields-page.tsx'),
    route('contacts/duplicates', 'app/contact-duplicates-page.tsx'),
    route('contacts/merge', 'app/contact-merge-page.tsx'),
    route('contacts/:id', 'app/contact-page.tsx'),
    route('analytics', 'app/analytics-page.tsx'),
    route('settings', 'app/settings-page.tsx'),
  ]),
] satisfies RouteConfig;
