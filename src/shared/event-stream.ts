// Server-sent events as text (the HTML standard, "Server-sent events"), written on one side and read on the other.

export type StreamEvent = { readonly event: string; readonly data: string; readonly id: string | undefined };

/** The name of the event after which a client does not come back by itself: its place is another's, of the same listener. */
export const overEvent = 'over';

/** One event, ready to be sent. `data` is one line, such as JSON. */
export function writeEvent(event: string, data: string, id?: string): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`;
}

/** Reads events out of text that comes in pieces: give it each piece, and it tells each event that is whole. */
export function eventReader(tell: (event: StreamEvent) => void): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const read = { event: 'message', data: [] as string[], id: undefined as string | undefined };
      for (const line of block.split(/\r?\n/)) {
        const [, field, value = ''] = /^([a-z]+):? ?(.*)$/.exec(line) ?? [];
        if (field === 'event') read.event = value;
        else if (field === 'data') read.data.push(value);
        else if (field === 'id') read.id = value;
      }
      if (read.data.length > 0) tell({ event: read.event, data: read.data.join('\n'), id: read.id });
    }
  };
}
