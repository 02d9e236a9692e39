import { useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { ComboField, SelectField } from '../../../../../ui/form/choice-fields'
import { formatCount } from '../../../../../ui/format/decimal'
import { StatusBadge } from '../../../../../ui/format/StatusBadge'
import { Button } from '../../../../../ui/layout/Button'
import { Modal } from '../../../../../ui/overlay/Modal'
import { useStoredSetting } from '../../../../../ui/theme/storageScope'
import { useCaptainOptions } from '../../../../fleet/captain'
import { play, type Reading, ScanBox } from '../../../scan'
import css from '../../card.module.css'
import { useMainCards } from '../SetupFields'
import { texts } from './texts'
import { type Owner, type Scanned, useActivation } from './useActivation'

interface Props {
  onClose: () => void
  /** Called when cards were changed. */
  onChanged: () => void
}

const NOBODY: Owner = { captainId: '', parentCardNo: '' }
const soundOn = { sound: true }

/** 扫描激活: activates each card as it is scanned, after binding it to the captain if one is chosen. */
export default function ActivationDialog({ onClose, onChanged }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [{ sound }, storeSound] = useStoredSetting('scan', soundOn)
  const methods = useForm<Owner>({ defaultValues: NOBODY })
  const captains = useCaptainOptions(methods.watch('captainId'))
  const mainCards = useMainCards()
  const { rows, add, again } = useActivation((state) => {
    if (sound) play(state)
  })
  const waiting = rows.some(({ state }) => state === 'waiting')
  const good = rows.filter(({ state }) => state === 'good').length
  const read = ({ cardNos }: Reading) => {
    const { captainId, parentCardNo } = methods.getValues()
    add(cardNos, { captainId, parentCardNo: parentCardNo.trim().toUpperCase() })
  }
  const close = () => {
    if (good > 0) onChanged()
    onClose()
  }
  return (
    <Modal
      open
      size="lg"
      title={texts.title}
      initialFocus={() => input.current}
      footer={
        <Button variant="solid" onClick={close} disabledReason={waiting ? texts.busy : null}>
          {texts.finish}
        </Button>
      }
      unsaved={waiting}
      onClose={close}
    >
      <p className={css.about}>{texts.about}</p>
      <FormProvider {...methods}>
        <div className={css.owner}>
          <SelectField name="captainId" label={texts.captain} hint={texts.captainHint} options={captains} />
          <ComboField name="parentCardNo" label={texts.parent} hint={texts.parentHint} suggestions={mainCards} />
        </div>
      </FormProvider>
      <ScanBox
        input={input}
        action={texts.activate}
        tone={rows[0] && rows[0].state !== 'waiting' ? rows[0].state : null}
        sound={sound}
        disabledReason={null}
        onRead={read}
        onSound={(on) => storeSound({ sound: on })}
      />
      <p role="status" className={css.count}>
        {texts.count(formatCount(good), formatCount(rows.filter(({ state }) => state === 'refused').length))}
      </p>
      {rows.length > 0 && (
        <ul className={css.rows} aria-label={texts.scanned}>
          {rows.map((row) => (
            <Line key={row.id} row={row} again={() => again(row)} />
          ))}
        </ul>
      )}
    </Modal>
  )
}

function Line({ row: { cardNo, state, message }, again }: { row: Scanned; again: () => void }) {
  return (
    <li>
      {state === 'waiting' ? (
        texts.states.waiting
      ) : (
        <StatusBadge tone={state === 'good' ? 'good' : 'bad'}>{texts.states[state]}</StatusBadge>
      )}
      <span className={css.reason}>{message?.startsWith(cardNo) ? message : [cardNo, message].join(' ')}</span>
      {state === 'refused' && (
        <Button size="xs" onClick={again}>
          {texts.again}
        </Button>
      )}
    </li>
  )
}
