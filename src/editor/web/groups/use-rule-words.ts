import { displayMoney } from '#src/common/money.ts'
import type { VisitorRule } from '#src/content/contract/visitor-group.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useEditor } from '../editor-context.ts'

/** Returns a function that says who belongs to a group: `in Finnish · signed in`. All of it must be true. */
export function useRuleWords(): (rule: VisitorRule) => string {
  const t = useText()
  const { words } = useEditor()
  return ({ languages, campaigns, isSignedIn, isReturning, cartFromCents }) =>
    [
      languages &&
        t('/edit/groups/rule/languages', {
          list: languages.map((one) => t(`/edit/language/${one}`)).join(', '),
        }),
      campaigns && t('/edit/groups/rule/campaigns', { list: campaigns.join(', ') }),
      isSignedIn !== undefined && t(`/edit/groups/rule/signed-in/${isSignedIn ? 'yes' : 'no'}`),
      isReturning !== undefined && t(`/edit/groups/rule/returning/${isReturning ? 'yes' : 'no'}`),
      cartFromCents !== undefined && t('/edit/groups/rule/cart', { sum: displayMoney(cartFromCents, words) }),
    ]
      .filter(Boolean)
      .join(' · ')
}
