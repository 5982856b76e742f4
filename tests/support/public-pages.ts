// Every page that anybody can read without an account: the route table of the specification, the news that is written, and the
// form that careers lead to.

const below = (folder: string, names: readonly string[]) => names.map((name) => `/${folder}/${name}`);

export const featurePages = below('features', [
  ...['ai-phone-answering', 'ai-email-responder', 'ai-text-messaging', 'ai-chat-bot', 'customer-crm'],
  ...['job-manager', 'smart-scheduling', 'train-telle', 'invoicing'],
]);
export const industryPages = below('industries', [
  ...['trades', 'medical-healthcare', 'professional', 'financial', 'legal'],
  ...['health-wellness', 'automotive', 'tourism', 'technology-it'],
]);
export const solutionPages = below('solutions', [
  ...['ai-receptionist', 'customer-service', 'handling-faqs', 'survey-insights', 'troubleshooting'],
]);
export const newsPages = below('news', [
  ...['telle-raises-series-a', 'new-crm-features', 'healthcare-ai-certification'],
  ...['multilingual-support-launch', 'partnership-microsoft', 'customer-success-stories'],
]);
const others = ['/', '/about', '/news', '/brand-kit', '/status', '/careers', '/careers/apply', '/terms', '/privacy'];
export const formPages = ['/login', '/get-started', '/reset-password'];

export const publicPages: readonly string[] = [
  ...others,
  ...formPages,
  ...featurePages,
  ...industryPages,
  ...solutionPages,
  ...newsPages,
];
