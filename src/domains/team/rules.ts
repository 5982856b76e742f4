// What a role may do, and how long an invitation stands.

/** From who may most to who may least. */
export const roles = ['owner', 'staff', 'read-only'] as const;
export type Role = (typeof roles)[number];

export const roleNames: Readonly<Record<Role, string>> = { owner: 'Owner', staff: 'Staff', 'read-only': 'Read-only' };

/** The roles that may more than this one. */
export const rolesBeyond = (role: Role): readonly Role[] => roles.slice(0, roles.indexOf(role));

/** Said where a role is chosen. */
export const roleSays: Readonly<Record<Role, string>> = {
  owner: 'Everything: team, plan and what the receptionist knows',
  staff: 'Answers callers, keeps contacts and the diary',
  'read-only': 'Sees everything and changes nothing',
};

const day = 24 * 60 * 60 * 1000;

export const invitationLivesMs = 7 * day;

/** An invitation that nobody took is forgotten this long after its end. */
export const endedInvitationKeptMs = 30 * day;
