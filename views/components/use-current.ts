import { type Fact, isStale } from '#shared/tax/facts/fact.ts';
import { figureText } from '#shared/tax/facts/figure-text.ts';
import { usePageContext } from '../runtime/page-context.tsx';
import { beingChecked } from './fact-note.tsx';

/**
 * The function that gives what a fact says, as long as it holds; after its last day that we are checking it.
 * `text`: the fact as it is shown, by default its figure in its unit.
 */
export function useCurrent() {
  const { now, brand } = usePageContext();
  return (fact: Fact, text = figureText(fact)) => (isStale(fact, new Date(now)) ? beingChecked(brand) : text);
}
