import { useState } from 'react'
import { LuArrowLeft } from '../../../../ui/icons'
import { Button } from '../../../../ui/layout/Button'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { texts } from '../texts'
import { stepsFrom } from './steps'
import { useWaybillNo } from './useWaybillNo'
import { WaybillDetail } from './WaybillDetail'
import { type WaybillsOf, WaybillTable } from './WaybillTable'

interface Props {
  /** Card, receipt or settlement; null keeps the drawer closed. */
  of: WaybillsOf | null
  onClose: () => void
  /** Called after a verb on some of them. */
  onChanged?: () => void
}

/** Content of the drawer: the table, or one of its rows with steps to its neighbours. */
function Content({ of, onClose, onChanged }: Props & { of: WaybillsOf }) {
  const [shown, setShown] = useState<{ id: string; among: readonly string[] } | null>(null)
  const no = useWaybillNo(shown?.id ?? null)
  const steps = shown && stepsFrom(shown.id, shown.among, (id) => setShown({ ...shown, id }))
  return (
    <SideDrawer
      open
      width="70%"
      title={texts.view}
      record={no ?? of.cardNo ?? of.giveCardNo ?? of.settleNo}
      actions={
        shown && (
          <Button variant="ghost" icon={<LuArrowLeft aria-hidden />} onClick={() => setShown(null)}>
            {texts.backToList}
          </Button>
        )
      }
      onPrevious={steps?.previous}
      onNext={steps?.next}
      onClose={onClose}
    >
      <WaybillTable
        of={of}
        hidden={shown !== null}
        onOpen={(id, among) => setShown({ id, among })}
        onChanged={onChanged}
      />
      {shown && <WaybillDetail key={shown.id} id={shown.id} />}
    </SideDrawer>
  )
}

/** 查看运单 for the waybills of a card, a receipt or a settlement; a row opens in the same drawer. */
export function WaybillsDrawer({ of, ...props }: Props) {
  return of && <Content key={JSON.stringify(of)} {...props} of={of} />
}
