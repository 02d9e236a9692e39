import { useState } from 'react'
import { Button } from '../../../ui/layout/Button'
import { PriceForm } from '../../price/filling'
import type { Waybill } from './rows'
import { texts } from './texts'

interface Props {
  waybills: readonly Waybill[]
  onChanged: () => void
}

/** 填写单价 for the selected waybills without a settlement, those without a price first. */
export function PriceButton({ waybills, onChanged }: Props) {
  const [pricing, setPricing] = useState<readonly Waybill[] | null>(null)
  const free = waybills.filter(({ settleNo, status }) => !settleNo && status !== 'VOID')
  const missing = free.filter(({ settlePrice, expectedPrice }) => (settlePrice ?? expectedPrice ?? null) === null)
  const close = (changed: boolean) => {
    setPricing(null)
    if (changed) onChanged()
  }
  return (
    <>
      <Button
        permission="chain:garbagecustomersales:edit"
        disabledReason={free.length ? null : texts.noneToPrice}
        onClick={() => setPricing(missing.length ? missing : free)}
      >
        {texts.fillPrices}
      </Button>
      {pricing && <PriceForm waybills={pricing} onClose={close} />}
    </>
  )
}
