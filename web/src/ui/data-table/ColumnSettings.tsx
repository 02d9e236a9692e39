import { Popover, Portal } from '@chakra-ui/react'
import { LuArrowDown, LuArrowUp, LuColumns3, LuPanelLeft, LuPanelRight } from 'react-icons/lu'
import { Button, IconButton } from '../layout/Button'
import { focusFirst, useOpenedAtOnce } from '../overlay/useOpenedAtOnce'
import { texts } from '../texts'
import { DEFAULT_WIDTH, MIN_WIDTH, SELECT } from './features'
import css from './settings.module.css'
import type { Column } from './types'
import type { Density, EffectiveLayout } from './useTableLayout'

interface Props<Row> {
  columns: readonly Column<Row>[]
  layout: EffectiveLayout
}

const densities: Density[] = ['compact', 'standard', 'loose']

function swapped(order: string[], id: string, step: -1 | 1): string[] {
  const next = [...order]
  const from = next.indexOf(id)
  const other = next[from + step]
  if (other === undefined) return order
  next[from + step] = id
  next[from] = other
  return next
}

function ColumnLine<Row>({ column, layout }: { column: Column<Row>; layout: EffectiveLayout }) {
  const { id, header } = column
  const { start, end } = layout.pinning
  const pin = (side: 'start' | 'end') => {
    const now = side === 'start' ? start : end
    const own = (ids: string[]) => ids.filter((other) => other !== id && other !== SELECT)
    const pinned = now.includes(id) ? own(now) : [...own(now), id]
    layout.change(side === 'start' ? { start: pinned, end: own(end) } : { end: pinned, start: own(start) })
  }
  return (
    <li className={css.line}>
      <label className={css.name}>
        <input
          type="checkbox"
          checked={layout.visibility[id] !== false}
          onChange={(event) => layout.change({ visibility: { ...layout.visibility, [id]: event.target.checked } })}
        />
        {header}
      </label>
      <input
        className={css.width}
        type="number"
        step={10}
        min={MIN_WIDTH}
        aria-label={texts.resizeColumn(header)}
        value={layout.widths[id] ?? column.width ?? DEFAULT_WIDTH}
        onChange={(event) =>
          layout.change({ widths: { ...layout.widths, [id]: Math.max(event.target.valueAsNumber || 0, MIN_WIDTH) } })
        }
      />
      <IconButton
        size="xs"
        label={`${header} ${texts.moveUp}`}
        icon={<LuArrowUp aria-hidden />}
        onClick={() => layout.change({ order: swapped(layout.order, id, -1) })}
      />
      <IconButton
        size="xs"
        label={`${header} ${texts.moveDown}`}
        icon={<LuArrowDown aria-hidden />}
        onClick={() => layout.change({ order: swapped(layout.order, id, 1) })}
      />
      <IconButton
        size="xs"
        label={`${header} ${texts.pinStart}`}
        aria-pressed={start.includes(id)}
        icon={<LuPanelLeft aria-hidden />}
        onClick={() => pin('start')}
      />
      <IconButton
        size="xs"
        label={`${header} ${texts.pinEnd}`}
        aria-pressed={end.includes(id)}
        icon={<LuPanelRight aria-hidden />}
        onClick={() => pin('end')}
      />
    </li>
  )
}

/** Density, and which columns stand where: kept for this person and this table until 恢复默认. */
export default function ColumnSettings<Row>({ columns, layout }: Props<Row>) {
  const [open, setOpen] = useOpenedAtOnce()
  const byId = new Map(columns.map((column) => [column.id, column]))
  return (
    <Popover.Root
      open={open}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
      onOpenChange={(details) => setOpen(details.open)}
    >
      <Popover.Trigger asChild>
        <IconButton label={texts.columns} icon={<LuColumns3 aria-hidden />} />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content ref={focusFirst} width="380px" maxWidth="calc(100vw - 16px)" aria-label={texts.columns}>
            <Popover.Body>
              <fieldset className={css.densities}>
                <legend className="tf-visually-hidden">{texts.density}</legend>
                {densities.map((density) => (
                  <Button
                    key={density}
                    size="xs"
                    aria-pressed={layout.density === density}
                    variant={layout.density === density ? 'solid' : 'outline'}
                    onClick={() => layout.change({ density })}
                  >
                    {texts.densities[density]}
                  </Button>
                ))}
                <Button size="xs" variant="plain" marginInlineStart="auto" onClick={layout.reset}>
                  {texts.resetColumns}
                </Button>
              </fieldset>
              <ul className={css.lines}>
                {layout.order.map((id) => {
                  const column = byId.get(id)
                  return column && <ColumnLine key={id} column={column} layout={layout} />
                })}
              </ul>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
