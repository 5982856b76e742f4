// The tag that many contacts are given or lose.
import { useId } from 'react';
import { sayInOurWords } from '#shared/check-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { useForm } from '#web/ui/form.ts';
import { tagField } from '../contract.ts';

type Props = {
  does: 'tag' | 'untag';
  tags: readonly string[];
  onClose: () => void;
  onTag: (tag: string) => void;
};

export default function TagMany({ does, tags, onClose, onTag }: Props) {
  const listId = useId();
  const form = useForm({
    initial: { tag: '' },
    check: ({ tag }) => {
      const message = tagField.safeParse(tag, { error: sayInOurWords }).error?.issues[0]?.message;
      return message === undefined ? {} : { tag: message };
    },
    async send({ tag }) {
      onTag(tag.trim());
    },
  });
  return (
    <Dialog open onClose={onClose} title={does === 'tag' ? 'Tag them' : 'Take a tag away'}>
      <form {...form.props} className="grid gap-4 text-ink">
        <Field field={form.field('tag')} label="Tag" autoComplete="off" list={listId} required />
        <datalist id={listId}>
          {tags.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        <div className="flex justify-end gap-3">
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={form.busy}>
            {does === 'tag' ? 'Add Tag' : 'Take Away'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
