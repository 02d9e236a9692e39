import { LuCalculator, LuPlus } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { FourEyesSwitch } from './FourEyesSwitch'
import { ADD } from './rows'
import { texts } from './texts'

interface Props {
  onApply: () => void
  onSimulate: () => void
  onChanged: () => void
}

/** Buttons to apply for a price, to simulate a trip, and to see whether two people are needed. */
export function ListButtons({ onApply, onSimulate, onChanged }: Props) {
  return (
    <>
      <Button variant="solid" icon={<LuPlus aria-hidden />} permission={ADD} onClick={onApply}>
        {texts.apply}
      </Button>
      <Button icon={<LuCalculator aria-hidden />} onClick={onSimulate}>
        {texts.simulate}
      </Button>
      <FourEyesSwitch onChanged={onChanged} />
    </>
  )
}
