import { useFormContext } from 'react-hook-form'
import { useSession } from '../../../apollo/session'
import { PrivatePicture } from '../../../ui/private-picture/PrivatePicture'
import css from './authentication.module.css'
import { companyNames, type Name, type PictureName, personNames, textsIn, type Values } from './form'
import { useMarks } from './marks'
import { texts } from './texts'

interface Part {
  title: string
  pictures: readonly PictureName[]
  names: readonly Name[]
}

const parts: readonly Part[] = [
  { title: texts.steps[1], pictures: ['companyUrl'], names: companyNames },
  { title: texts.steps[2], pictures: ['idCardNegativeUrl', 'idCardPositiveUrl'], names: personNames },
]

/** Step 3: everything that will be handed in, to be read once more. */
export function CheckStep() {
  const values = useFormContext<Values>().getValues()
  const { unsure } = useMarks()
  const mobile = useSession()?.phone
  const differs = values.idName.trim() !== values.companyRepre.trim()
  return (
    <>
      {differs && (
        <p className={css.warning} role="note">
          {texts.nameDiffers}
        </p>
      )}
      {parts.map(({ title, pictures, names }) => (
        <section key={title} className={css.part} aria-label={title}>
          <h3>{title}</h3>
          <div className={css.beside}>
            <div className={css.papers}>
              {pictures.map((name) => (
                <PrivatePicture
                  key={name}
                  link={values[name] || null}
                  alt={texts.papers[name].label}
                  gone={texts.gone}
                />
              ))}
            </div>
            <dl className={css.facts}>
              {textsIn(names).map((name) => (
                <div key={name}>
                  <dt>{texts.labels[name]}</dt>
                  <dd data-empty={values[name] ? undefined : true}>
                    {values[name] || texts.notFilled}
                    {unsure.has(name) && <strong className={css.pill}>{texts.lookTwice}</strong>}
                  </dd>
                </div>
              ))}
              {pictures.includes('companyUrl') && (
                <div>
                  <dt>{texts.labels.mobile}</dt>
                  <dd>{mobile}</dd>
                </div>
              )}
            </dl>
          </div>
        </section>
      ))}
    </>
  )
}
