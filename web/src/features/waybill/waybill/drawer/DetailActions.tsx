import { useQuery } from '@apollo/client/react'
import type { WaybillAction } from '../../../../gql/types.generated'
import { Button } from '../../../../ui/layout/Button'
import { TripMenu, useTripVerbs } from '../../../settlement/verbs'
import { texts } from '../edit/texts'
import { useVerbs, whyNotVoidable } from '../edit/verbs'
import { WaybillDocument } from '../waybill.generated'

interface Props {
  id: string
  onEdit: (id: string) => void
  onChanged: () => void
}

/** Verbs of the waybill in the drawer. */
export function DetailActions({ id, onEdit, onChanged }: Props) {
  const { data } = useQuery(WaybillDocument, { variables: { id } })
  const verbs = useVerbs(onChanged)
  const { start, dialog } = useTripVerbs(onChanged)
  const waybill = data?.waybill
  if (!waybill) return null
  const may = (action: WaybillAction) => waybill.allowedActions.includes(action)
  const against = (action: WaybillAction, reason: string | null = null) =>
    may(action) ? null : (reason ?? texts.notAllowed)
  const { running } = verbs
  return (
    <>
      {may('depart') && (
        <Button variant="solid" size="sm" loading={running} onClick={() => void verbs.depart(waybill)}>
          {texts.depart}
        </Button>
      )}
      {may('unload') && (
        <Button
          variant={may('depart') ? undefined : 'solid'}
          size="sm"
          loading={running}
          onClick={() => void verbs.unload(waybill)}
        >
          {texts.unload}
        </Button>
      )}
      <Button
        variant={may('depart') || may('unload') ? undefined : 'solid'}
        size="sm"
        permission="chain:companywaybill:edit"
        disabledReason={against('edit')}
        onClick={() => onEdit(id)}
      >
        {texts.editShort}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        permission="chain:companywaybill:del"
        loading={running}
        disabledReason={against('void', whyNotVoidable(waybill))}
        onClick={() => void verbs.void(waybill)}
      >
        {texts.void}
      </Button>
      {waybill.settlementId && <TripMenu size="sm" trips={[waybill]} start={start} />}
      {dialog}
    </>
  )
}
