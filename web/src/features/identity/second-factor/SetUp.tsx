import { Button } from '../../../ui/layout/Button'
import { CodeForm } from './CodeForm'
import { inFours } from './codes'
import { copy } from './copy'
import type { BeginSecondFactorMutation } from './second-factor.generated'
import css from './second-factor.module.css'
import { texts as all } from './texts'

const texts = all.setUp

export type NewFactor = BeginSecondFactorMutation['beginSecondFactor']

interface Props {
  made: NewFactor
  onCode: (code: string) => Promise<unknown>
}

/** Ways to bring the secret into the app: its QR code, or typing; a code of the app then proves it. */
export function SetUp({ made: { secret, picture }, onCode }: Props) {
  return (
    <ol className={css.steps}>
      <li>{texts.app}</li>
      <li>
        {texts.scan}
        <div className={css.scan}>
          <img src={picture} alt={texts.picture} width={168} height={168} />
          <div className={css.secret}>
            <span>{texts.secret}</span>
            <code>{inFours(secret)}</code>
            <Button size="sm" onClick={() => copy(secret)}>
              {all.copy}
            </Button>
          </div>
        </div>
      </li>
      <li>
        {texts.type}
        <CodeForm submit={texts.turnOn} onCode={onCode} />
      </li>
    </ol>
  )
}
