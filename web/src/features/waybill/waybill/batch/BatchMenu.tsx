import { useState } from 'react'
import { LuChevronDown } from '../../../../ui/icons'
import { DropMenu } from '../../../../ui/overlay/DropMenu'
import type { Waybill } from '../rows'
import { BatchDialog } from './BatchDialog'
import { type Kind, kinds } from './kinds'
import { texts } from './texts'

interface Props {
  waybills: readonly Waybill[]
  onChanged: () => void
}

/** 批量修改 for the selected waybills. */
export function BatchMenu({ waybills, onChanged }: Props) {
  const [kind, setKind] = useState<Kind | null>(null)
  return (
    <>
      <DropMenu
        button={{
          variant: 'solid',
          permission: 'chain:companywaybill:edit',
          icon: <LuChevronDown aria-hidden />,
          children: texts.menu,
        }}
        items={kinds.map((one) => ({ value: one.field, label: one.label, onSelect: () => setKind(one) }))}
      />
      {kind && <BatchDialog kind={kind} waybills={waybills} onChanged={onChanged} onClose={() => setKind(null)} />}
    </>
  )
}
