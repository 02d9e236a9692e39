import { formatCount } from '../../../ui/format/decimal'
import { Button } from '../../../ui/layout/Button'
import { Facts, Group } from '../../../ui/layout/Group'
import { RecordHead } from '../../../ui/layout/RecordHead'
import { DrawerGate } from '../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import css from './basedata.module.css'
import { EnabledBadge } from './EnabledBadge'
import { History } from './History'
import type { BaseDataKind, BaseDetail, BaseRow } from './kind'
import { texts } from './texts'
import { type Handlers, offered } from './verbs'

interface Props<Row extends BaseRow, Values extends Readonly<Record<string, string>>> {
  kind: BaseDataKind<Row, Values>
  id: string
  handlers: Handlers<Row>
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  onClose: () => void
}

/** One row: what it is, where it is used, and who changed it. */
export function ViewDrawer<Row extends BaseRow, Values extends Readonly<Record<string, string>>>({
  kind,
  id,
  handlers,
  onPrevious,
  onNext,
  onClose,
}: Props<Row, Values>) {
  const { what } = kind.texts
  const { latest: _, ...one } = kind.useOne(id)
  return (
    <DrawerGate {...one} title={what} missing={texts.missing(what)} onClose={onClose}>
      {(row) => (
        <SideDrawer
          open
          width="640px"
          title={what}
          record={kind.nameOf(row)}
          onPrevious={onPrevious}
          onNext={onNext}
          onClose={onClose}
        >
          <RecordHead
            number={kind.nameOf(row)}
            state={<EnabledBadge enabled={row.enabled} />}
            about={kind.aboutOf(row)}
          >
            {offered<Row>(row, handlers, kind.more).map(({ verb, label, run }) => (
              <Button
                key={verb}
                {...(verb === 'update' ? { variant: 'solid' as const } : {})}
                {...(verb === 'delete' ? { colorPalette: 'red' } : {})}
                onClick={() => run(row)}
              >
                {label}
              </Button>
            ))}
          </RecordHead>
          <Facts title={texts.basic} facts={kind.factsOf(row)} />
          {kind.Beside && <kind.Beside row={row} />}
          <Uses uses={row.uses} />
          <History history={row.history} />
        </SideDrawer>
      )}
    </DrawerGate>
  )
}

function Uses({ uses }: Pick<BaseDetail, 'uses'>) {
  return (
    <Group title={texts.uses}>
      {uses.length === 0 ? (
        <p className={css.hint}>{texts.unused}</p>
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
