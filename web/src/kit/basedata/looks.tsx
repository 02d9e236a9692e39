import { formatCount } from '../../ui/format/decimal'
import { StatusBadge } from '../../ui/format/StatusBadge'
import type { Change } from '../../ui/history/steps'
import { Group } from '../../ui/layout/Group'
import looks from '../../ui/layout/looks.module.css'
import { texts } from './texts'

/** Uses and changes of a row, loaded with its detail; null for people who may not read base data. */
export interface BaseDetail {
  uses: readonly { label: string; count: number }[] | null
  history: readonly Change[] | null
}

/** Badge of a row in use or retired. */
export function EnabledBadge({ enabled }: { enabled: boolean }) {
  return <StatusBadge tone={enabled ? 'approved' : 'void'}>{enabled ? texts.enabled : texts.retired}</StatusBadge>
}

/** Column of that badge. */
export const enabledColumn = {
  width: 100,
  cell: ({ enabled }: { enabled: boolean }) => <EnabledBadge enabled={enabled} />,
}

/** Uses of a row; an unused one may be deleted. */
export function Uses({ uses }: Pick<BaseDetail, 'uses'>) {
  return (
    <Group title={texts.uses}>
      {!uses?.length ? (
        <p className={looks.hint}>{texts.unused}</p>
      ) : (
        <ul>
          {uses.map(({ label, count }) => (
            <li key={label}>{texts.usedIn(label, formatCount(count))}</li>
          ))}
        </ul>
      )}
    </Group>
  )
}
