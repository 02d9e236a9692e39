import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { formatDateTime } from '../../../../ui/format/date'
import { formatCount } from '../../../../ui/format/decimal'
import { Button } from '../../../../ui/layout/Button'
import { type Fact, Facts, Group } from '../../../../ui/layout/Group'
import { RecordHead } from '../../../../ui/layout/RecordHead'
import { DrawerGate } from '../../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { PrivatePicture } from '../../../../ui/private-picture/PrivatePicture'
import { RescueBadge } from './columns'
import { RefuseDialog } from './RefuseDialog'
import { type RescueFieldsFragment as Rescue, RescueDocument } from './rescue.generated'
import css from './rescue.module.css'
import { texts } from './texts'
import { useDecision } from './useDecision'

const { fields } = texts

interface Props {
  id: string
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  onClose: () => void
  /** Something was done with it, or somebody else was faster. */
  onChanged: () => void
}

type OpenedProps = Omit<Props, 'id'> & { rescue: Rescue; refetch: () => void }

/** Why the person may not do that now; undefined where it is not shown at all, null where he may. */
function reasonOf({ allowedActions, refusedActions, state }: Rescue, action: string): string | null | undefined {
  if (allowedActions.includes(action)) return null
  if (state !== 'APPLIED') return undefined
  return refusedActions.find((refused) => refused.action === action)?.reason
}

function stepsOf(rescue: Rescue): Fact[] {
  const { createTime, appliedByName, confirmedAt, confirmedByName, dueAt, endedAt, endedByName, endReason } = rescue
  const steps: Fact[] = [[fields.createTime, texts.at(formatDateTime(createTime), appliedByName)]]
  if (confirmedAt) steps.push([fields.confirmedAt, texts.at(formatDateTime(confirmedAt), confirmedByName ?? '')])
  if (dueAt) steps.push([fields.dueAt, formatDateTime(dueAt)])
  if (endedAt) steps.push([fields.endedAt, texts.at(formatDateTime(endedAt), endedByName ?? texts.nobody)])
  if (endReason) steps.push([fields.endReason, endReason, true])
  return steps
}

function Opened({ rescue, refetch, onPrevious, onNext, onClose, onChanged }: OpenedProps) {
  const [refusing, setRefusing] = useState(false)
  const decision = useDecision(rescue, () => {
    setRefusing(false)
    refetch()
    onChanged()
  })
  const { companyName, userName, oldMobile, newMobile, loss, state, reason, proofUrls } = rescue
  const [confirming, refusal, withdrawing] = ['confirm', 'refuse', 'withdraw'].map((move) => reasonOf(rescue, move))
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
        state={<RescueBadge state={state} />}
        about={texts.about(companyName, texts.losses[loss])}
      />
      <Facts
        title={texts.what}
        facts={[
          [fields.oldMobile, oldMobile],
          [fields.newMobile, newMobile ?? texts.unchanged],
          [fields.reason, reason, true],
        ]}
      />
      <Facts title={texts.process} facts={stepsOf(rescue)} />
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

/** A rescue: what was lost, what proves it, who has done what with it, and the decision. */
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
