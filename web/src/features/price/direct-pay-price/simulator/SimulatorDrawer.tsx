import { useApolloClient, useQuery } from '@apollo/client/react'
import { useCallback, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { toRequestError } from '../../../../apollo/errors'
import { toast } from '../../../../ui/feedback/toastStore'
import { instantOf } from '../../../../ui/form/dates/typed'
import { type PriceUnit } from '../../../../ui/format/decimal'
import { typedMoney } from '../../../../ui/format/typed'
import { Button } from '../../../../ui/layout/Button'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { ChooserDrawer, type ChooserRow } from '../../../fleet/captain'
import { isFreight, unitIn } from '../form/fields'
import { SimulatePriceDocument, type SimulatePriceQuery } from '../insight.generated'
import { PriceProjectsDocument } from '../price.generated'
import { MODES, UNITS } from '../rows'
import { texts } from '../texts'
import { Result } from './Result'
import { TripForm, type TripValues } from './TripForm'

const NOTHING: TripValues = {
  projectInfoId: '',
  tpMode: '',
  soilType: '',
  garbageId: '',
  goDatetime: '',
  settlePrice: '',
  weightType: '',
  captain: null,
}

interface Props {
  projectInfoId?: string
  onPrice: (id: string) => void
  onClose: () => void
}

/** 试算单价: the price of a trip with the reasons, by the rule for settling. */
export function SimulatorDrawer({ projectInfoId, onPrice, onClose }: Props) {
  const client = useApolloClient()
  const { data } = useQuery(PriceProjectsDocument)
  const [choosing, setChoosing] = useState(false)
  const [told, setTold] = useState<{ result: SimulatePriceQuery['simulatePrice']; unit: PriceUnit } | null>(null)
  const [running, setRunning] = useState(false)
  // A simulated trip may be lost, so that the page never counts as unsaved.
  const methods = useForm<TripValues>({
    defaultValues: { ...NOTHING, projectInfoId: projectInfoId ?? '' },
    mode: 'onBlur',
  })
  const { setValue } = methods
  const run = async (values: TripValues) => {
    const mode = MODES.find((one) => one === values.tpMode)
    if (!mode || !values.captain || running) return
    setRunning(true)
    try {
      const variables = { input: inputOf(values, mode, values.captain) }
      const answer = await client.query({ query: SimulatePriceDocument, variables })
      const result = answer.data?.simulatePrice
      setTold(result ? { result, unit: unitIn(values) } : null)
    } catch (error) {
      toast.failure(toRequestError(error))
    } finally {
      setRunning(false)
    }
  }
  const form = { id: useId(), methods, submitting: running, submit: () => methods.handleSubmit(run)() }
  const pick = useCallback(
    (row: ChooserRow) => {
      setValue('captain', row, { shouldValidate: true })
      setChoosing(false)
    },
    [setValue],
  )
  if (!data) return null
  return (
    <>
      <SideDrawer
        open
        width="640px"
        title={texts.simulate}
        footer={
          <>
            <Button onClick={onClose}>{texts.close}</Button>
            <Button type="submit" form={form.id} variant="solid" loading={running}>
              {texts.simulateRun}
            </Button>
          </>
        }
        onClose={onClose}
      >
        <TripForm form={form} projects={data.projects} onChoose={() => setChoosing(true)} />
        {told && <Result {...told} onPrice={onPrice} />}
      </SideDrawer>
      {choosing && <ChooserDrawer onPick={pick} onClose={() => setChoosing(false)} />}
    </>
  )
}

function inputOf(values: TripValues, tpMode: (typeof MODES)[number], { captainId, driverId }: ChooserRow) {
  const { projectInfoId, soilType, garbageId, goDatetime, settlePrice, weightType } = values
  return {
    projectInfoId,
    tpMode,
    soilType,
    captainId,
    driverId,
    garbageId: isFreight(values) ? garbageId : null,
    goDatetime: goDatetime ? instantOf(goDatetime) : null,
    settlePrice: typedMoney(settlePrice),
    weightType: UNITS.find((unit) => unit === weightType) ?? null,
  }
}
