// What each notice says: who writes, why, what to do, how long there is for it, and what if it was not you.
import type { NoticeTemplate, NoticeValues } from '../contract.ts';
import { button, type Letter, link, note, paragraph } from './letter.ts';
import { oneLine } from './one-line.ts';

export const wording: { readonly [T in NoticeTemplate]: (values: NoticeValues<T>) => Letter } = {
  'confirm-email': ({ name, url, linkLivesMinutes }) => ({
    subject: 'Confirm your email for Telle',
    preview: 'One click, and you choose your own password.',
    heading: greeted('Welcome', name),
    blocks: [
      paragraph(
        'Thank you for setting up Telle. Confirm that this address is yours; on the page that opens you choose your own password.',
      ),
      button('Confirm this address', url),
      note(`The link works for ${duration(linkLivesMinutes)}. If it has run out, sign in and ask for a new one.`),
      note('If you did not sign up, ignore this mail. Without the confirmation nobody can use the account.'),
    ],
    why: 'You get this mail because somebody signed up for Telle with this address.',
  }),
  'reset-password': ({ name, url, linkLivesMinutes }) => ({
    subject: 'Choose a new password for Telle',
    preview: `The link inside works once, for ${duration(linkLivesMinutes)}.`,
    heading: greeted('A new password', name),
    blocks: [
      paragraph(
        'Somebody, we hope you, asked to reset the password of your Telle account. Your old one works until you have chosen another.',
      ),
      button('Choose a new password', url),
      note(`The link works once, for ${duration(linkLivesMinutes)}.`),
      note('If it was not you, there is nothing to do: nobody can change your password without this mail.'),
    ],
    why: 'You get this mail because a password reset was asked for on your Telle account.',
  }),
  'confirm-new-email': ({ name, url, linkLivesMinutes }) => ({
    subject: 'Confirm your new email for Telle',
    preview: 'One click, and you sign in with this address.',
    heading: greeted('Your new email', name),
    blocks: [
      paragraph(
        'Somebody, we hope you, asked to sign in to Telle with this address from now on. Until you confirm it, the old one holds.',
      ),
      button('Confirm this address', url),
      note(`The link works once, for ${duration(linkLivesMinutes)}.`),
      note('If it was not you, ignore this mail. Without the confirmation nothing changes.'),
    ],
    why: 'You get this mail because somebody wants to use this address for their Telle account.',
  }),
  'email-changing': ({ name, newEmail, step, url }) => {
    const isDone = step === 'done';
    const subject = isDone ? 'Your Telle email was changed' : 'Another email for your Telle account';
    return {
      subject,
      preview: 'If this was you, there is nothing to do.',
      heading: greeted(subject, name),
      blocks: [
        paragraph(
          isDone
            ? `You sign in to Telle with ${newEmail} from now on, and no longer with this address.`
            : `Somebody asked to sign in to your Telle account with ${newEmail}. It takes the place of this address once the link in a mail to the new one is followed.`,
        ),
        paragraph('If this was you, there is nothing to do.'),
        ...(isDone
          ? [note('If it was not, write to whoever runs this Telle at once: they can give the account back to you.')]
          : [
              paragraph(
                'If it was not, choose a new password now. That signs everybody out and takes this change back.',
              ),
              button('Choose a new password', url),
            ]),
      ],
      why: 'You get this mail so that nobody can change the email of your Telle account without your knowing.',
    };
  },
  'email-taken': ({ name, url }) => ({
    subject: 'This email has a Telle account',
    preview: 'Somebody wanted to use this address for another account.',
    heading: greeted('This email has an account', name),
    blocks: [
      paragraph(
        'Somebody asked to sign in to another Telle account with this address. It has an account of its own already, so nothing was changed.',
      ),
      button('Sign in', url),
      note('If it was not you, there is nothing to do.'),
    ],
    why: 'You get this mail because this address belongs to a Telle account.',
  }),
  'password-changed': ({ name, url }) => ({
    subject: 'Your Telle password was changed',
    preview: 'If this was you, there is nothing to do.',
    heading: greeted('Your password was changed', name),
    blocks: [
      paragraph('The password of your Telle account was just changed, and every other device was signed out.'),
      paragraph('If this was you, there is nothing to do.'),
      paragraph('If it was not, choose a new password now. That signs out whoever did this.'),
      button('Choose a new password', url),
    ],
    why: 'You get this mail so that nobody can change the password of your Telle account without your knowing.',
  }),
  'two-factor-changed': ({ name, change, url, resetUrl }) => {
    const { subject, said } = twoFactorChanges[change];
    return {
      subject,
      preview: 'If this was you, there is nothing to do.',
      heading: greeted(subject, name),
      blocks: [
        paragraph(said),
        button('Look at the security settings', url),
        link('If it was not you, choose a new password now', resetUrl),
      ],
      why: 'You get this mail so that nobody can change how you sign in to Telle without your knowing.',
    };
  },
  'business-leaving': ({ name, business, step, day, url }) => {
    const { subject, said, label } = leavings[step](oneLine(business, 80), day);
    return {
      subject: subject(oneLine(business, 30)),
      preview: said,
      heading: greeted(subject(oneLine(business, 80)), name),
      blocks: [paragraph(said), button(label, url)],
      why: 'You get this mail because you own that business on Telle.',
    };
  },
  'export-ready': ({ name, url, linkLivesMinutes }) => ({
    subject: 'Your data is ready',
    preview: `It can be fetched for ${duration(linkLivesMinutes)}.`,
    heading: greeted('Your data is ready', name),
    blocks: [
      paragraph('All data of your business is in one archive. Sign in to fetch it.'),
      button('Fetch the archive', url),
      note(`It is kept for ${duration(linkLivesMinutes)} and then forgotten. You can have another made at any time.`),
      note('If you did not ask for it, change your password and look at where you are signed in.'),
    ],
    why: 'You get this mail because an export was asked for with your Telle account.',
  }),
  invitation: ({ name, business, role, url, linkLivesMinutes }) => ({
    subject: `Join ${oneLine(business, 40)} on Telle`,
    preview: 'One click, and you are in the team.',
    heading: greeted(`Join ${oneLine(business, 80)}`, name),
    blocks: [
      paragraph(
        `You are asked to join ${oneLine(business, 80)} on Telle, the receptionist that answers its calls and messages. Your role: ${role}.`,
      ),
      button('Join the team', url),
      note(
        `The link works once, for ${duration(linkLivesMinutes)}. Keep it to yourself: whoever has it can join as you.`,
      ),
      note('If you know nothing of this, ignore this mail. Nothing happens without the link.'),
    ],
    why: 'You get this mail because an owner of that business invited this address.',
  }),
  'account-exists': ({ name, url, resetUrl }) => ({
    subject: 'You already have a Telle account',
    preview: 'Somebody tried to sign up with this address.',
    heading: greeted('You already have an account', name),
    blocks: [
      paragraph(
        'Somebody tried to sign up for Telle with this address. It has an account already, so nothing was changed. If it was you, sign in instead.',
      ),
      button('Sign in', url),
      link('Choose a new password if you no longer know yours', resetUrl),
      note('If it was not you, there is nothing to do.'),
    ],
    why: 'You get this mail because this address belongs to a Telle account.',
  }),
  'caller-code': ({ subject, text, why }) => ({
    subject,
    preview: subject,
    heading: subject,
    blocks: [paragraph(text)],
    why,
  }),
  'owner-news': ({ name, business, subject, events, url, choicesUrl }) => ({
    subject,
    preview: events[0]?.slice(0, 120) ?? subject,
    heading: greeted(subject, name),
    blocks: [...events.map(paragraph), button('Open Telle', url)],
    why: `You get this mail because you own ${business} on Telle, and its receptionist passes on what callers leave.`,
    ...choose(choicesUrl),
  }),
  'weekly-report': ({ name, business, week, lines, url, choicesUrl }) => ({
    subject: `Your week at ${oneLine(business, 60)}`,
    preview: lines[0] ?? week,
    heading: greeted('Your week', name),
    blocks: [
      paragraph(`What your receptionist did at ${business}, ${week}:`),
      ...lines.map(paragraph),
      button('Open Telle', url),
    ],
    why: `You get this mail on Mondays because you own ${business} on Telle.`,
    ...choose(choicesUrl),
  }),
  'limit-reached': ({ name, business, level, says, means, url, choicesUrl }) => ({
    subject: level === 'met' ? 'A limit of your plan is met' : 'A limit of your plan is near',
    preview: says,
    heading: greeted(level === 'met' ? 'A limit is met' : 'A limit is near', name),
    blocks: [
      paragraph(`${business} is on the free plan. ${says}`),
      paragraph(means),
      paragraph('On the Professional plan there is no limit; it holds from the moment you choose it.'),
      button('See your plan', url),
    ],
    why: `You get this mail because you own ${business} on Telle.`,
    ...choose(choicesUrl),
  }),
  'renewal-failed': ({ name, business, step, amount, failedOn, triedOn, url, choicesUrl }) => {
    const hasEnded = step === 'ended';
    const subject = hasEnded ? 'Your Professional plan has ended' : 'A payment for your plan failed';
    const then = {
      'tried-again': `It is tried again on ${triedOn}, and your plan stays at least until then.`,
      last: 'It is not tried again by itself. Your plan stays until our payment provider ends it.',
      ended: 'It was not paid meanwhile, so you are on the free plan again. Everything you have stays.',
    }[step];
    return {
      subject,
      preview: then,
      heading: greeted(subject, name),
      blocks: [
        paragraph(`${amount} for the Professional plan of ${business} could not be taken on ${failedOn}. ${then}`),
        paragraph(
          hasEnded
            ? 'Under Billing you can upgrade again, with another card if you like.'
            : 'Under Billing you can pay it now, with another card if you like.',
        ),
        paragraph('Your callers are answered either way.'),
        button('Open Billing', url),
      ],
      why: `You get this mail because you own ${business} on Telle.`,
      ...choose(choicesUrl),
    };
  },
  appointment: ({ name, business, change, service, when, staff, place, phone, url }) => {
    const isOff = change === 'cancelled';
    return {
      subject: `${isOff ? 'Cancelled' : change === 'moved' ? 'Moved' : 'Booked'}: ${oneLine(service, 60)}, ${oneLine(business, 60)}`,
      preview: when,
      heading: greeted(isOff ? 'Your appointment is cancelled' : 'Your appointment stands', name),
      blocks: [
        paragraph(`${service}${staff ? ` with ${staff}` : ''} at ${business}.`),
        paragraph(isOff ? `It was on ${when}.` : `${when}.`),
        ...(place && !isOff ? [paragraph(`Where: ${place}.`)] : []),
        ...(phone ? [paragraph(`Phone: ${phone}.`)] : []),
        ...(isOff ? [button('Book another time', url)] : [button('Move or cancel', url)]),
        ...(isOff
          ? []
          : [
              note(
                'The file in this mail puts it into your calendar. Keep the link to yourself: whoever has it can cancel.',
              ),
            ]),
      ],
      why: `You get this mail because somebody booked at ${business} with this address.`,
    };
  },
  reminder: ({ name, business, service, when, staff, place, phone, url }) => ({
    subject: `Reminder: ${oneLine(service, 60)}, ${oneLine(business, 60)}`,
    preview: when,
    heading: greeted('Your appointment is coming up', name),
    blocks: [
      paragraph(`${service}${staff ? ` with ${staff}` : ''} at ${business}.`),
      paragraph(`${when}.`),
      ...(place ? [paragraph(`Where: ${place}.`)] : []),
      ...(phone ? [paragraph(`Phone: ${phone}.`)] : []),
      button('Move or cancel', url),
      note(`No reminders from ${business}? The same page switches them off.`),
    ],
    why: `You get this mail because an appointment at ${business} was booked with this address.`,
  }),
  'confirm-reading': ({ name, what, url, leaveUrl, linkLivesMinutes }) => ({
    subject: `Please confirm: ${what} by mail`,
    preview: 'One click, and you are on the list.',
    heading: greeted('Shall we write to you?', name),
    blocks: [
      paragraph(
        `Somebody, we hope you, asked us to send ${what} to this address. We do so once you have confirmed it.`,
      ),
      button('Confirm the subscription', url),
      note(
        `The link works for ${duration(linkLivesMinutes)}. If it was not you, ignore this mail, and nothing is sent.`,
      ),
      link('Forget this address at once', leaveUrl),
    ],
    why: `You get this mail because somebody subscribed to ${what} with this address.`,
  }),
  'list-letter': ({ name, what, subject, paragraphs, url, leaveUrl }) => ({
    subject,
    preview: paragraphs[0]?.slice(0, 120) ?? subject,
    heading: greeted(subject, name),
    blocks: [...paragraphs.map(paragraph), button('Read more', url), link('Unsubscribe', leaveUrl)],
    why: `You get this mail because you subscribed to ${what} with this address.`,
  }),
  application: ({ applicant, email, opening, phone, message }) => ({
    subject: `Application: ${oneLine(applicant, 40)}`,
    preview: opening,
    heading: `${applicant} would like to work here`,
    blocks: [
      paragraph(`Opening: ${opening}`),
      paragraph([email, phone].filter(Boolean).join(' · ')),
      ...(message ?? '')
        .split(/\n\s*\n/)
        .filter((part) => part.trim() !== '')
        .map(paragraph),
      note('The file is attached. Look at it as you would at any file from a stranger. A reply goes to the applicant.'),
    ],
    why: 'You get this mail because applications for openings at this Telle go to this address.',
  }),
  'enterprise-asked': ({ business, id, email }) => ({
    subject: `Enterprise: ${oneLine(business, 40)}`,
    preview: email,
    heading: `${business} asks for Enterprise`,
    blocks: [
      paragraph('Nothing has changed for them yet. Agree with them on what it costs.'),
      ...(email ? [paragraph(`Who asks: ${email}`)] : []),
      paragraph(`Then give it to them at the server: npm run business -- plan enterprise --business ${id}`),
    ],
    why: 'You get this mail because you run this Telle.',
  }),
  'application-received': ({ name, daysKept }) => ({
    subject: 'We have your application',
    preview: 'Thank you. It is read by a person.',
    heading: greeted('Thank you for your application', name),
    blocks: [
      paragraph('Your file and what you wrote have arrived, and a person reads them.'),
      paragraph('Applications are reviewed within 48 hours. Then we write to you either way.'),
      note(`We keep it for ${daysKept} days and then delete it.`),
      note('If it was not you who applied, somebody took your address for it. Ignore this mail.'),
    ],
    why: 'You get this mail because somebody applied for an opening with this address.',
  }),
};

const twoFactorChanges = {
  on: {
    subject: 'Two-factor sign-in is on',
    said: 'From now on your Telle account asks for a code of your authenticator app after the password. Other places where you were signed in were signed out.',
  },
  off: {
    subject: 'Two-factor sign-in is off',
    said: 'Your Telle account no longer asks for a code. The password alone is enough to sign in.',
  },
  'codes-renewed': {
    subject: 'You have new recovery codes',
    said: 'New recovery codes were made for your Telle account. The old ones no longer work.',
  },
  'code-used': {
    subject: 'A recovery code was used',
    said: 'Somebody, we hope you, signed in to your Telle account with a recovery code instead of the authenticator app. That code is used up.',
  },
} as const;

const leavings = {
  marked: (business: string, day: string) => ({
    subject: (short: string) => `${short} will be deleted`,
    said: `${business} is marked to be deleted with everything in it. Its last day is ${day}. Until then its receptionist takes messages and books nothing, and any owner can take it back.`,
    label: 'Take it back',
  }),
  soon: (business: string, day: string) => ({
    subject: (short: string) => `${short} ends in three days`,
    said: `${business} and everything in it are deleted on ${day}. This is the last mail before that. Export your data now if you want to keep it, or take the deletion back.`,
    label: 'Export or take it back',
  }),
  kept: (business: string, day: string) => ({
    subject: (short: string) => `${short} stays`,
    said: `An owner took the deletion of ${business} back. It was to be on ${day}. Nothing was lost, and its receptionist books again.`,
    label: 'Look at the security settings',
  }),
  gone: (business: string, day: string) => ({
    subject: (short: string) => `${short} is deleted`,
    said: `${business} and everything in it were deleted, as was asked for, on ${day}. Your account went with it. Backups of this server age out as its operator has set. This mail is the last.`,
    label: 'Begin anew',
  }),
} as const;

const choose = (url: string | undefined) => (url ? { choose: { text: 'Choose what is mailed to you', url } } : {});

const greeted = (sentence: string, name: string): string => (name.trim() ? `${sentence}, ${name.trim()}` : sentence);

/** `30 minutes`, `1 hour`, `2 days`: in the largest unit that is exact. */
export function duration(minutes: number): string {
  const [count, unit] =
    minutes % 1440 === 0 ? [minutes / 1440, 'day'] : minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
