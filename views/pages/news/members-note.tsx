import { Button } from '#views/components/button.tsx';
import { Icon } from '#views/components/icon.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';

/** Below the public part of a members-only post: how to read the rest. */
export function MembersNote({ visibility }: { visibility: string }) {
  const { brand } = usePageContext();
  const paid = visibility === 'paid' || visibility === 'tiers';
  return (
    <aside className="callout members-note" aria-label="For clients">
      <Icon name="lock" />
      <div>
        <p className="members-note-title">
          {paid ? 'The rest of this article is part of a paid plan.' : 'The rest of this article is for our clients.'}
        </p>
        <p>Sign in to read on. If you have no account yet, the same page lets you ask for one.</p>
        <Button to={brand.signupUrl} icon="arrow-up-right">
          Sign in to read on
        </Button>
      </div>
    </aside>
  );
}
