import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventReader, type StreamEvent, writeEvent } from './event-stream.ts';

it('reads what was written, wherever the network cuts it', () => {
  const event = fc.record({
    event: fc.constantFrom('line', 'state'),
    data: fc.json(),
    id: fc.option(fc.uuid(), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(event), fc.array(fc.nat()), (events, cuts) => {
      let text = events.map(({ event: name, data, id }) => `: still here\n\n${writeEvent(name, data, id)}`).join('');
      const heard: StreamEvent[] = [];
      const read = eventReader((one) => heard.push(one));
      for (const cut of cuts) {
        read(text.slice(0, cut % 50));
        text = text.slice(cut % 50);
      }
      read(text);
      expect(heard).toEqual(events);
    }),
  );
});
