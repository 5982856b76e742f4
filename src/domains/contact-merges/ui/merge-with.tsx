// Chooses the contact whom another one is to be merged with.
import { Combine } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Allowed } from '#domains/accounts/ui/allowed.tsx';
import type { Contact } from '#domains/contacts/contract.ts';
import { ContactPicker } from '#domains/contacts/ui/contact-picker.tsx';
import { nameWords } from '#domains/contacts/ui/contact-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

export function MergeWith({ contact }: { contact: Contact }) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [isSelf, setIsSelf] = useState(false);
  const navigate = useNavigate();
  const choose = (other: Contact) => {
    if (other.id === contact.id) return setIsSelf(true);
    void navigate(`/contacts/merge?keep=${contact.id}&with=${other.id}`);
  };
  return (
    <Allowed to="staff">
      <Button kind="secondary" size="sm" className="max-sm:px-2.5" onClick={() => setIsOpen(true)}>
        <Combine aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">Merge</span>
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setIsOpen(false)} title={`Merge ${nameWords(contact)} with…`}>
          <p className="mb-4">You see both side by side before anything happens.</p>
          <search className="block text-ink">
            <ContactPicker
              text={text}
              onText={(typed) => {
                setText(typed);
                setIsSelf(false);
              }}
              onChoose={choose}
              error={isSelf ? 'Please choose somebody else' : undefined}
            />
          </search>
        </Dialog>
      )}
    </Allowed>
  );
}
