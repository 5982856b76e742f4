// How a line of a live talk looks, by who says it. The visitor stands at the right, as on their own phone.

const bubble = 'w-fit max-w-[88%] rounded-m px-3.5 py-2';

export const said = {
  visitor: `${bubble} justify-self-end rounded-br-[4px] bg-mist`,
  telle: `${bubble} rounded-bl-[4px] bg-sage text-sage-on`,
} as const;
