import type { Column } from '../../ui/data-table/types'
import { LuChevronDown } from '../../ui/icons'
import { Button, type ButtonProps } from '../../ui/layout/Button'
import { HeadVerbs, type ShownVerb } from '../../ui/layout/HeadVerbs'
import { RowAction } from '../../ui/layout/RowAction'
import { RowActions } from '../../ui/layout/RowActions'
import { RowMenu } from '../../ui/layout/RowMenu'
import { DropMenu } from '../../ui/overlay/DropMenu'
import { usePermission } from '../../ui/permission/permission'
import { texts as ui } from '../../ui/texts'
import { type Opening, ViewAction } from '../record/opening'
import { texts } from '../texts'
import { useVerbs } from './RecordVerbs'
import { labelOf, namesOf, type Offering, reasonAgainstAll, type Verbs } from './verb'

interface Props<Row extends Offering, Name extends string> {
  kind: Verbs<Row, Name>
  row: Row
}

interface ManyProps<Row extends Offering, Name extends string> {
  kind: Verbs<Row, Name>
  rows: readonly Row[]
}

/** Verbs that these records offer at present. */
function useShown<Row extends Offering, Name extends string>({ kind, rows }: ManyProps<Row, Name>) {
  const { start, running } = useVerbs()
  const can = usePermission()
  const [row] = rows
  const waiting = row !== undefined && running?.id === row.id
  const reasonOf = (name: Name): string | null => {
    if (!can(kind.verbs[name].permission)) return ui.noPermission
    return waiting && !kind.verbs[name].looks ? texts.waiting : reasonAgainstAll(kind, name, rows)
  }
  const shown = (name: Name): ShownVerb & { to?: string | undefined } => ({
    label: row ? labelOf(kind.verbs[name], row) : '',
    disabledReason: reasonOf(name),
    to: kind.verbs[name].to?.(rows),
    start: () => start(name, rows),
  })
  const isSeen = (name: Name) => !kind.verbs[name].hides || can(kind.verbs[name].permission)
  return { row, isSeen, shown, waiting, running }
}

/** Verbs of one record, with that of viewing apart. */
function useShownOf<Row extends Offering, Name extends string>({ kind, row }: Props<Row, Name>) {
  const { isSeen, ...others } = useShown({ kind, rows: [row] })
  const names = namesOf(kind, row).filter(isSeen)
  const verbs = names.filter((name) => !kind.verbs[name].looks)
  const looking = names.filter((name) => kind.verbs[name].looks).map(others.shown)
  return { ...others, verbs, looking, first: kind.first?.(row) ?? null }
}

/** Verbs of a record in a list: viewing, some side by side, and the others in a menu. */
function RowButtons<Row extends Offering, Name extends string>({
  kind,
  row,
  opening,
}: Props<Row, Name> & { opening: Opening<Row> }) {
  const { verbs, looking, first, shown } = useShownOf({ kind, row })
  const { inline = first ? [first] : [] } = kind
  const beside = inline === true ? verbs : inline.filter((name) => verbs.includes(name))
  const others = verbs.filter((name) => !beside.includes(name))
  return (
    <RowActions>
      <ViewAction opening={opening} row={row} {...(kind.viewPermission ? { permission: kind.viewPermission } : {})} />
      {[...looking, ...beside.map(shown)].map(({ label, disabledReason, to, start }) => (
        <RowAction key={label} disabledReason={disabledReason} onClick={start} {...(to ? { to } : {})}>
          {label}
        </RowAction>
      ))}
      {others.length > 0 && (
        <RowMenu
          items={others.map((value) => {
            const { label, disabledReason, start } = shown(value)
            return { value, label, disabledReason, onSelect: start }
          })}
        >
          {kind.menu ?? texts.more}
        </RowMenu>
      )}
    </RowActions>
  )
}

/** Verbs in the head of a record. */
export function HeadButtons<Row extends Offering, Name extends string>({ kind, row }: Props<Row, Name>) {
  const { verbs, looking, first, shown, waiting, running } = useShownOf({ kind, row })
  const dangerous = verbs.filter((name) => kind.verbs[name].danger)
  return (
    <>
      <HeadVerbs {...{ verbs, first, shown, waiting, dangerous }} busy={running !== null} />
      {looking.map(({ label, start }) => (
        <Button key={label} onClick={start}>
          {label}
        </Button>
      ))}
    </>
  )
}

/** One verb on one record or several, as a button anywhere. */
export function VerbButton<Row extends Offering, Name extends string>({
  kind,
  rows,
  verb,
  ...button
}: ManyProps<Row, Name> & { verb: Name } & Pick<ButtonProps, 'size' | 'variant' | 'icon'>) {
  const { isSeen, shown, waiting, running } = useShown({ kind, rows })
  if (!isSeen(verb)) return null
  const { label, disabledReason, start } = shown(verb)
  const own = waiting && running?.verb === verb
  return (
    <Button {...button} loading={own} disabledReason={own ? null : disabledReason} onClick={start}>
      {label}
    </Button>
  )
}

/** Verbs on one record or several in a menu; nothing if none of them is visible. */
export function VerbMenu<Row extends Offering, Name extends string>({
  kind,
  rows,
  verbs,
  label,
  ...button
}: ManyProps<Row, Name> & { verbs: readonly Name[]; label: string } & Pick<ButtonProps, 'size' | 'variant' | 'icon'>) {
  const { isSeen, shown } = useShown({ kind, rows })
  const items = verbs.filter(isSeen).map((value) => {
    const { label, disabledReason, start } = shown(value)
    return { value, label, disabledReason, onSelect: start }
  })
  if (items.length === 0) return null
  return <DropMenu button={{ icon: <LuChevronDown aria-hidden />, ...button, children: label }} items={items} />
}

/** Column of verbs at the end of a row, viewing first. */
export const verbsColumn = <Row extends Offering, Name extends string>(
  kind: Verbs<Row, Name>,
  opening: Opening<Row>,
): Column<Row> => ({
  id: 'actions',
  header: texts.actions,
  width: kind.width,
  pin: 'end',
  cell: (row) => <RowButtons kind={kind} row={row} opening={opening} />,
})
