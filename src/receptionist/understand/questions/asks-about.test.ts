// "I wanted to ask about refunds" asks, though nobody asks anything in it; "about my appointment", "about booking a visit" is no question.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';

const asks = (text: string) => heard('en', text).some((one) => one.do === 'ask' && !one.soft);

test.each([
  'I wanted to ask about snow',
  "I'd like to ask about refunds",
  'hi, I just wanted to ask about parking',
  "I'm calling about your cancellation policy",
  "Hi, I'm calling about your prices",
  "I'm calling regarding your gift cards",
])('asks: %s', (text) => expect(asks(text)).toBe(true));

test.each([
  "I'd like to ask about booking a cleaning",
  'I wanted to ask about my cleaning on Friday',
  "I'm calling about your electricity rates, we can save you money",
  "I'm calling about your business listing, we can improve your ranking",
  "I'm calling about my appointment",
])('asks nothing: %s', (text) => expect(asks(text)).toBe(false));
