import { texts } from '../texts'
import type { AppUpdate } from './appUpdate'
import css from './PhoneApp.module.css'

/** Links by which a browser offers to put the program on the phone's screen; React moves them into the head. */
export function AppLinks() {
  return (
    <>
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href="/icons/180.png" />
      <meta name="theme-color" content="#1f4fb8" />
    </>
  )
}

/** Note that a newer version is there, or that none was looked for in a long time. */
export function UpdateNote({ isReady, isOld, onUpdate }: AppUpdate & { onUpdate: () => void }) {
  return (
    <div role="status" className={css.note}>
      {isReady && (
        <button type="button" onClick={onUpdate}>
          {texts.newVersion}
        </button>
      )}
      {!isReady && isOld && <p>{texts.oldVersion}</p>}
    </div>
  )
}
