import { useEffect, useRef } from 'react';
import { contactStatusMessages } from '#shared/contact/contact-messages.ts';
import { nextWorkingDay } from '#shared/firm/office-hours.ts';
import { printedWeekday } from '#shared/format/ohio-date.ts';
import type { AnswerTo } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { Button } from '../button.tsx';
import { clearDraft } from '../form/draft.ts';
import { Icon } from '../icon.tsx';
import { PhoneLink } from '../link.tsx';
import { type NewToast, showToast, toastStore } from '../toast/toast-store.ts';

type Props = { answerTo?: AnswerTo | undefined; onAgain?: () => void; onCorrect?: () => void };

/**
 * The thank-you panel. In place of the form it gets the focus; after a post without scripts it is part of the page.
 * @param answerTo is not known after a redirect
 * @param onAgain shows a new form in place; without it the button is a link to one
 * @param onCorrect shows the form with what was sent
 */
export function ContactSent({ answerTo, onAgain, onCorrect }: Props) {
  const { brand, now } = usePageContext();
  const panel = useRef<HTMLDivElement>(null);
  const inPlace = onAgain !== undefined;
  const next = nextWorkingDay(brand.offices[0], inPlace ? new Date() : new Date(now));
  const day = next && printedWeekday(next);
  useEffect(() => {
    if (inPlace) panel.current?.focus();
    else clearDraft('contact');
  }, [inPlace]);
  return (
    <div className="contact-sent frame" id="sent" tabIndex={-1} ref={panel}>
      <Icon name="circle-check" />
      <p className="contact-sent-title">{contactStatusMessages.sentPanel}</p>
      {answerTo && <p>{`We will answer to ${answerTo.email}${answerTo.phone ? ` or call ${answerTo.phone}` : ''}.`}</p>}
      {answerTo?.receipt && (
        <p>{`A receipt is on its way to ${answerTo.email}. If you do not see it, look among your spam.`}</p>
      )}
      <p>
        {`A person in our office reads it${day ? ` by ${day},` : ''} and answers. If it cannot wait, call `}
        <PhoneLink />.
      </p>
      {onCorrect ? (
        <Button variant="secondary" icon="arrow-left" onClick={onCorrect}>
          Wrong address? Correct it
        </Button>
      ) : (
        <p>Wrong address? Go back to the form, correct it, and send it again.</p>
      )}
      {onAgain ? (
        <Button
          variant="secondary"
          onClick={() => {
            // On a phone it would cover fields of the new form.
            closeOutcome();
            onAgain();
          }}
        >
          Send Another Message
        </Button>
      ) : (
        <Button variant="secondary" to={`${href('contact')}#write`}>
          Send Another Message
        </Button>
      )}
    </div>
  );
}

/** The toast about the last attempt to send. */
let shown: string | null = null;

export function showOutcome(toast: NewToast): void {
  closeOutcome();
  shown = showToast(toast);
}

export function closeOutcome(): void {
  if (shown) toastStore.dismiss(shown);
  shown = null;
}
