import { saveBlob } from '../../../apollo/download'
import { useViewer } from '../../../shell/viewer'
import { Button } from '../../../ui/layout/Button'
import { copy } from './copy'
import css from './second-factor.module.css'
import { texts as all } from './texts'

const texts = all.recovery

/** Recovery codes, shown only now: the person confirms that he has them. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { name, mobile } = useViewer().user
  const download = () => {
    const lines = [texts.fileHead(name, mobile), '', ...codes, '']
    saveBlob(new Blob([lines.join('\n')], { type: 'text/plain;charset=utf-8' }), texts.file)
  }
  return (
    <>
      <p className={css.hint}>{texts.hint}</p>
      <ul className={css.codes} aria-label={texts.title}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        <Button onClick={() => copy(codes.join('\n'))}>{all.copy}</Button>
        <Button onClick={download}>{texts.download}</Button>
        {/* Focused, since the field that had the focus is gone. */}
        <Button variant="solid" autoFocus onClick={onSaved}>
          {texts.saved}
        </Button>
      </div>
    </>
  )
}
