import { Popover, Portal } from '@chakra-ui/react'
import { useState } from 'react'
import formCss from '../../form/form.module.css'
import { useMatcher } from '../../form/useMatcher'
import { LuColumns3 } from '../../icons'
import { Button, IconButton } from '../../layout/Button'
import { focusFirst, useOpenedAtOnce } from '../../overlay/useOpenedAtOnce'
import { texts } from '../../texts'
import type { Column } from '../types'
import type { Density, EffectiveLayout } from '../useTableLayout'
import { ColumnLines } from './ColumnLines'
import css from './settings.module.css'

interface Props<Row> {
  columns: readonly Column<Row>[]
  layout: EffectiveLayout
}

const densities: Density[] = ['compact', 'standard', 'loose']

/** Density and order of columns: stored for this person and table until 恢复默认. */
export default function ColumnSettings<Row>({ columns, layout }: Props<Row>) {
  const [open, setOpen] = useOpenedAtOnce()
  const [typed, setTyped] = useState('')
  const matches = useMatcher(typed !== '')
  const seen = columns.filter(({ id }) => layout.visibility[id] !== false).length
  const change = (next: boolean) => {
    setOpen(next)
    setTyped('')
  }
  return (
    <Popover.Root
      open={open}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
      onOpenChange={(details) => change(details.open)}
    >
      <Popover.Trigger asChild>
        <IconButton label={texts.columns} icon={<LuColumns3 aria-hidden />} />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content ref={focusFirst} width="420px" maxWidth="calc(100vw - 16px)" aria-label={texts.columns}>
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
              <div className={css.search}>
                <input
                  className={formCss.control}
                  value={typed}
                  aria-label={texts.searchColumns}
                  placeholder={texts.searchColumns}
                  autoComplete="off"
                  onChange={(event) => setTyped(event.target.value)}
                />
                <span aria-live="polite">{texts.columnsShown(seen, columns.length)}</span>
              </div>
              <ColumnLines
                columns={columns}
                layout={layout}
                searched={typed.trim() !== ''}
                matches={(header) => matches(header, typed)}
              />
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
