import { rescueFilter } from '../../../../gql/fields/company.generated'
import type { RescueFilter, RescueState } from '../../../../gql/types.generated'
import { searchOf, withParams } from '../../../../kit/search'
import { param } from '../../../../ui/list/params'
import type { FilterValues } from '../../../../ui/list/useListState'

/** States of rescues that can still be decided. */
const RUNNING = ['APPLIED', 'WAITING'] as const satisfies readonly RescueState[]

/** Choices of the buttons above the list: running rescues, ones that wait for a second person, or all. */
const VIEWS = ['RUNNING', 'APPLIED', 'EVERY'] as const
type View = (typeof VIEWS)[number]

const buttons = { view: param.choice(VIEWS) }

/** View of the list: running rescues, until a person chooses another view or searches. */
export function shownView({ view, ...searched }: FilterValues<typeof buttons>): View {
  if (view !== undefined) return view
  return Object.keys(searched).length > 0 ? 'EVERY' : 'RUNNING'
}

function statesOf(view: View): RescueState[] | undefined {
  if (view === 'EVERY') return undefined
  return view === 'RUNNING' ? [...RUNNING] : ['APPLIED']
}

export const search = withParams(
  searchOf<RescueFilter>()(rescueFilter, {
    companyName: true,
    userName: true,
    oldMobile: true,
    newMobile: true,
    state: true,
    loss: true,
    appliedByName: true,
    createTime: true,
    dueAt: true,
  }),
  buttons,
  (filters, asked) => ({ ...asked, state: asked.state ?? statesOf(shownView(filters)) }),
)

export type Filters = FilterValues<typeof search.filters>
