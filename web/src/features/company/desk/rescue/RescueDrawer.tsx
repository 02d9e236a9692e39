import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { administratorRescueFields as fields } from '../../../../gql/fields/company.generated'
import type { AdministratorRescueAction } from '../../../../gql/types.generated'
import { CodeBadge } from '../../../../kit/cells'
import { FactsOf } from '../../../../kit/facts'
import type { DrawerProps } from '../../../../kit/record/kind'
import { formatDateTime } from '../../../../ui/format/date'
import { formatCount } from '../../../../ui/format/decimal'
import { Button } from '../../../../ui/layout/Button'
import { type Fact, Group } from '../../../../ui/layout/Group'
import { RecordHead } from '../../../../ui/layout/RecordHead'
import { DrawerGate } from '../../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { PrivatePicture } from '../../../../ui/private-picture/PrivatePicture'
import css from '../desk.module.css'
import { RefuseDialog } from './RefuseDialog'
import { type RescueFieldsFragment as Rescue, RescueDocument } from './rescue.generated'
import { texts } from './texts'
import { useDecision } from './useDecision'

type Props = Pick<DrawerProps<unknown>, 'id' | 'onPrevious' | 'onNext' | 'onClose' | 'onChanged'>

type OpenedProps = Omit<Props, 'id'> & { rescue: Rescue; refetch: () => void }

/** Reason why the person cannot do that now; undefined where it is hidden, null where he can. */
function reasonOf(
  { allowedActions, refusedActions, state }: Rescue,
  action: AdministratorRescueAction,
): string | null | undefined {
  if (allowedActions.includes(action)) return null
  if (state !== 'APPLIED') return undefined
  return refusedActions.find((refused) => refused.action === action)?.reason
}

/** Steps of a rescue so far, each with its person. */
function stepsOf(rescue: Rescue): (Fact | '' | null)[] {
  const { createTime, appliedByName, confirmedAt, confirmedByName, dueAt, endedAt, endedByName, endReason } = rescue
  return [
    [fields.createTime.label, texts.at(formatDateTime(createTime), appliedByName)],
    confirmedAt && [fields.confirmedAt.label, texts.at(formatDateTime(confirmedAt), confirmedByName ?? '')],
    dueAt && [fields.dueAt.label, formatDateTime(dueAt)],
    endedAt && [fields.endedAt.label, texts.at(formatDateTime(endedAt), endedByName ?? texts.nobody)],
    endReason && [fields.endReason.label, endReason, true],
  ]
}

function Opened({ rescue, refetch, onPrevious, onNext, onClose, onChanged }: OpenedProps) {
  const [refusing, setRefusing] = useState(false)
  const decision = useDecision(rescue, () => {
    setRefusing(false)
    refetch()
    onChanged()
  })
  const { companyName, userName, newMobile, loss, state, proofUrls } = rescue
  const [confirming, refusal, withdrawing] = (['confirm', 'refuse', 'withdraw'] as const).map((move) =>
    reasonOf(rescue, move),
  )
  const shown = [confirming, refusal, withdrawing].some((why) => why !== undefined)
  const footer = shown && (
    <>
      {withdrawing === null && (
        <Button loading={decision.running} onClick={() => void decision.withdraw()}>
          {texts.withdraw}
        </Button>
      )}
      {refusal !== undefined && (
        <Button
          colorPalette="red"
          disabledReason={refusal}
          loading={decision.running}
          onClick={() => setRefusing(true)}
        >
          {texts.refuse}
        </Button>
      )}
      {confirming !== undefined && (
        <Button
          variant="solid"
          disabledReason={confirming}
          loading={decision.running}
          onClick={() => void decision.confirm()}
        >
          {texts.confirm}
        </Button>
      )}
    </>
  )
  return (
    <SideDrawer
      open
      width="840px"
      title={texts.title}
      record={companyName}
      footer={footer}
      onPrevious={onPrevious}
      onNext={onNext}
      onClose={onClose}
    >
      <RecordHead
        number={userName}
        state={<CodeBadge field={fields.state} value={state} />}
        about={texts.about(companyName, fields.loss.codes[loss])}
      />
      <FactsOf
        title={texts.what}
        fields={fields}
        of={rescue}
        facts={['oldMobile', [fields.newMobile.label, newMobile ?? texts.unchanged], 'reason']}
      />
      <FactsOf title={texts.process} fields={fields} of={rescue} facts={stepsOf(rescue)} />
      <Group title={texts.proofs}>
        <p className={css.note}>{texts.looks}</p>
        <div className={css.proofs}>
          {proofUrls.map((link, at) => (
            <PrivatePicture key={link} link={link} alt={texts.proofNo(formatCount(at + 1))} />
          ))}
        </div>
      </Group>
      {refusing && (
        <RefuseDialog companyName={companyName} onRefuse={decision.refuse} onClose={() => setRefusing(false)} />
      )}
    </SideDrawer>
  )
}

/** Rescue: the lost means, the proofs, its steps with their people, and the decision. */
export function RescueDrawer({ id, ...list }: Props) {
  const { data, error, refetch } = useQuery(RescueDocument, { variables: { id }, fetchPolicy: 'network-only' })
  return (
    <DrawerGate
      title={texts.title}
      missing={texts.missing}
      found={data?.rescue}
      error={error}
      refetch={refetch}
      onClose={list.onClose}
    >
      {(rescue, again) => <Opened key={rescue.id} rescue={rescue} refetch={again} {...list} />}
    </DrawerGate>
  )
}
