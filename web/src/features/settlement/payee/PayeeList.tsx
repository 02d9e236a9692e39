import { useLayoutEffect, useRef } from 'react'
import { useListPlace } from '../../../ui/overlay/useListPlace'
import css from './payee.module.css'
import { texts } from './texts'
import type { Payee, usePayeeSearch } from './usePayeeSearch'

interface Props {
  id: string
  /** Field to which the list is attached. */
  anchor: HTMLElement
  search: ReturnType<typeof usePayeeSearch>
  active: number
  emptyText: string
  onChoose: (payee: Payee) => void
}

/** List of found payees, in the top layer, so that no dialog cuts it off. */
export function PayeeList({ id, anchor, search, active, emptyText, onChoose }: Props) {
  const popover = useRef<HTMLDivElement>(null)
  const { payees, searching, error } = search

  useListPlace(popover, anchor)
  useLayoutEffect(() => {
    popover.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const state = error?.message ?? (searching ? texts.searching : payees.length ? null : emptyText)
  return (
    <div ref={popover} popover="manual" className={css.popover}>
      <div id={id} role="listbox" aria-label={texts.payee} className={css.list}>
        {payees.map((payee, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, see aria-activedescendant
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <div
            key={payee.payeeId}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            data-index={index}
            className={css.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(payee)}
          >
            <b>{payee.payeeName}</b>
            {payee.carrierName !== payee.payeeName && <span>{payee.carrierName}</span>}
            <span className="tf-number">{payee.mobile}</span>
            <span className={css.contract}>{texts.contracts[payee.contractState]}</span>
            <span className={css.bank}>
              {payee.bindingBankName} <span className="tf-number">{payee.bindingBankNo}</span>
            </span>
          </div>
        ))}
      </div>
      <p role="status" className={state ? css.state : 'tf-visually-hidden'}>
        {state ?? texts.found(payees.length)}
      </p>
    </div>
  )
}
