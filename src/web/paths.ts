// Every address of the site by name, in the order in which the menus show them. Links are written from here.

export type Place = { readonly path: string; readonly label: string; readonly line?: string };

export const features: readonly Place[] = [
  { path: '/features/ai-phone-answering', label: 'AI Phone Answering', line: 'Picks up on the first ring' },
  { path: '/features/ai-email-responder', label: 'AI Email Responder', line: 'Replies before you are back' },
  { path: '/features/ai-text-messaging', label: 'AI Text Messaging', line: 'Answers texts in your words' },
  { path: '/features/ai-chat-bot', label: 'AI Chat Bot', line: 'The same desk on your website' },
  { path: '/features/customer-crm', label: 'Customer CRM', line: 'Knows who is calling, and why' },
  { path: '/features/job-manager', label: 'Job Manager', line: 'From enquiry to finished work' },
  { path: '/features/smart-scheduling', label: 'Smart Scheduling', line: 'A diary that cannot double-book' },
  { path: '/features/train-telle', label: 'Train Telle', line: 'Teach it once, it stays taught' },
  { path: '/features/invoicing', label: 'Invoicing', line: 'The bill says what was said' },
];

export const industries: readonly Place[] = [
  { path: '/industries/trades', label: 'Trades & Construction' },
  { path: '/industries/medical-healthcare', label: 'Medical & Healthcare' },
  { path: '/industries/professional', label: 'Professional Services' },
  { path: '/industries/financial', label: 'Financial Services' },
  { path: '/industries/legal', label: 'Legal Services' },
  { path: '/industries/health-wellness', label: 'Health & Wellness' },
  { path: '/industries/automotive', label: 'Automotive' },
  { path: '/industries/tourism', label: 'Tourism & Hospitality' },
  { path: '/industries/technology-it', label: 'Technology & IT' },
];

export const solutions: readonly Place[] = [
  { path: '/solutions/ai-receptionist', label: 'AI Receptionist' },
  { path: '/solutions/customer-service', label: 'Customer Service' },
  { path: '/solutions/handling-faqs', label: 'Handling FAQs' },
  { path: '/solutions/survey-insights', label: 'Survey Insights' },
  { path: '/solutions/troubleshooting', label: 'Troubleshooting' },
];

export const company: readonly Place[] = [
  { path: '/about', label: 'About' },
  { path: '/news', label: 'News' },
  { path: '/brand-kit', label: 'Brand Kit' },
  { path: '/status', label: 'Status' },
  { path: '/careers', label: 'Careers' },
];

const notInFooter = ['/features/job-manager', '/features/train-telle', '/features/invoicing'];
const footerIndustries = ['trades', 'medical-healthcare', 'professional', 'financial', 'legal'];

/** Whoever is signed in is led to the desk in place of the way in: as many lines, so that nothing moves. */
type FooterPlace = Place & { readonly when?: 'in' | 'out' };

export const footerColumns: readonly { readonly title: string; readonly places: readonly FooterPlace[] }[] = [
  { title: 'Features', places: features.filter(({ path }) => !notInFooter.includes(path)) },
  {
    title: 'Industries',
    places: industries.filter(({ path }) => footerIndustries.some((name) => path.endsWith(`/${name}`))),
  },
  { title: 'Solutions', places: solutions },
  {
    title: 'Company',
    places: [
      { path: '/about', label: 'About' },
      { path: '/news', label: 'News' },
      { path: '/careers', label: 'Careers' },
      { path: '/brand-kit', label: 'Brand Kit' },
      { path: '/status', label: 'Status' },
    ],
  },
  {
    title: 'Telle',
    places: [
      { path: '/', label: 'Home' },
      { path: '/get-started', label: 'Get Started', when: 'out' },
      { path: '/login', label: 'Log In', when: 'out' },
      { path: '/dashboard', label: 'Dashboard', when: 'in' },
      { path: '/settings', label: 'Settings', when: 'in' },
      { path: '/terms', label: 'Terms of Service' },
      { path: '/privacy', label: 'Privacy Policy' },
    ],
  },
];
