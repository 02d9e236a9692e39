import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { refetchShowing } from '../../../../apollo/refetchShowing'
import { useCommand } from '../../../../apollo/useCommand'
import { toast } from '../../../../ui/feedback/toastStore'
import { FileCamera, FileDrop } from '../../../../ui/file-drop/FileDrop'
import { CancelButton } from '../../../../ui/form/CancelButton'
import { formatCount } from '../../../../ui/format/decimal'
import { LuCamera, LuFiles } from '../../../../ui/icons'
import { Button } from '../../../../ui/layout/Button'
import { Modal } from '../../../../ui/overlay/Modal'
import { PicturePreview } from '../../../waybill/picture'
import { ACCEPTED, EDIT, OF_PAPERS } from '../kinds'
import css from '../paper.module.css'
import { texts } from '../texts'
import { FileRow } from './FileRow'
import { AddSettlementPapersDocument } from './upload.generated'
import { type Given, inputOf, leftOf, reasonAgainstSaving } from './uploads'
import { useUploads } from './useUploads'

interface Props {
  given?: Given
  onClose: () => void
}

/** 上传资料: many files at once, each matched by the code on it or by hand, and saved together. */
export function UploadDialog({ given = {}, onClose }: Props) {
  const client = useApolloClient()
  const { run, running } = useCommand(AddSettlementPapersDocument)
  const { rows, faults, add, change, again, remove, replace } = useUploads(given)
  const [outcome, setOutcome] = useState<string | null>(null)
  const unsaved = rows.length > 0

  const save = async () => {
    try {
      const done = await run({ input: inputOf(rows) })
      if (!done) return
      const left = leftOf(rows, done.addSettlementPapers)
      const saved = rows.length - left.length
      // The question shows failures.
      void refetchShowing(client, OF_PAPERS).catch(() => undefined)
      replace(left)
      if (left.length > 0) return setOutcome(texts.someSaved(formatCount(saved), formatCount(left.length)))
      toast.success(texts.saved(formatCount(saved)))
      onClose()
    } catch (error) {
      toast.failure(error)
    }
  }
  const choose = (files: FileList) => {
    setOutcome(null)
    add(files)
  }
  const footer = (
    <>
      <CancelButton unsaved={unsaved} onClose={onClose} />
      <Button
        variant="solid"
        permission={EDIT}
        loading={running}
        disabledReason={reasonAgainstSaving(rows)}
        onClick={() => void save()}
      >
        {unsaved ? texts.saveMany(formatCount(rows.length)) : texts.save}
      </Button>
    </>
  )
  return (
    <Modal
      open
      inTitle
      size="xl"
      title={texts.upload}
      record={given.settlement?.settleNo}
      footer={footer}
      unsaved={unsaved}
      onClose={onClose}
    >
      <PicturePreview>
        <div className={css.sources}>
          <FileDrop look="line" multiple accept={ACCEPTED} label={texts.choose} onChoose={choose}>
            {(over) => (
              <>
                <LuFiles aria-hidden size={22} />
                <span>
                  <b>{over ? texts.dropNow : texts.choose}</b>
                  <br />
                  <small>{texts.chooseHint}</small>
                </span>
              </>
            )}
          </FileDrop>
          <FileCamera label={texts.camera} onChoose={choose}>
            <LuCamera aria-hidden size={22} />
            <b>{texts.camera}</b>
          </FileCamera>
        </div>
        {faults.length > 0 && (
          <div className={css.faults} role="alert">
            <p>{texts.faults}</p>
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </div>
        )}
        {outcome && (
          <p className={css.outcome} role="alert">
            {outcome}
          </p>
        )}
        {unsaved && (
          <ul className={css.rows} aria-label={texts.rows}>
            {rows.map((row) => (
              <FileRow
                key={row.key}
                row={row}
                onChange={(fields) => change(row.key, fields)}
                onAgain={() => again(row)}
                onRemove={() => remove(row.key)}
              />
            ))}
          </ul>
        )}
      </PicturePreview>
    </Modal>
  )
}
