import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { toRequestError } from '../../../apollo/errors'
import { toast } from '../../../ui/feedback/toastStore'
import { keepPicture, readPaper } from './calls'
import { type PictureName, type TextName, type Values } from './form'
import { useMarks } from './marks'
import { cutsOf, greyOf } from './picture/canvas'
import { isBlurred } from './picture/sharpness'
import { proposalOf, type Reading } from './reading'
import { texts } from './texts'

const TYPES = ['image/jpeg', 'image/png']
const ADVISED_BYTES = 2 * 1024 * 1024

interface Said {
  tone: 'good' | 'warning'
  text: string
}

/** Picture with its verdict, before it is sent. */
export interface Judged {
  file: File
  blurred: boolean
}

/** A picture that the browser cannot draw counts as sharp: the server checks the file itself. */
const judged = async (file: File): Promise<Judged> => ({
  file,
  blurred: await greyOf(file).then(isBlurred, () => false),
})

const failed = (reason: unknown) => ({ error: toRequestError(reason) })

/**
 * Picture of a paper: stored on the server, and read for the fields beside it. A wrong kind or side is refused, and the
 * previous picture stays; a large one is accepted with a note. Unreadable fields are filled in by hand.
 */
export function usePaper(name: PictureName) {
  const { getValues, setValue, setError, clearErrors } = useFormContext<Values>()
  const marks = useMarks()
  const words = texts.papers[name]
  const [doing, setDoing] = useState<'uploading' | 'reading' | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const [checked, setChecked] = useState<Judged | null>(null)
  const [local, setLocal] = useState<{ link: string; url: string } | null>(null)
  const turn = useRef(0)
  const latestMarks = useRef(marks)
  latestMarks.current = marks

  useEffect(
    () => () => {
      if (local) URL.revokeObjectURL(local.url)
    },
    [local],
  )
  useEffect(
    () => () => {
      turn.current++
    },
    [],
  )

  const put = (link: string) => setValue(name, link, { shouldDirty: true })
  const refuse = (message: string) => setError(name, { type: 'upload', message })

  const fill = (reading: Reading, file: File) => {
    const proposal = proposalOf(reading, getValues(), latestMarks.current.typed)
    for (const [field, text] of Object.entries(proposal.fill) as [TextName, string][]) {
      setValue(field, text, { shouldDirty: true })
      clearErrors(field)
    }
    latestMarks.current.read(proposal)
    const cuts = Object.entries(reading.cuts).filter(([field]) => proposal.unsure.some((name) => name === field))
    // Without the cuts the whole picture is shown beside the fields.
    void cutsOf(file, Object.fromEntries(cuts)).then(latestMarks.current.showCuts, () => undefined)
    const count = Object.keys(proposal.fill).length
    setSaid(count > 0 ? { tone: 'good', text: texts.filled(count) } : null)
  }

  const refuseOther = (file: File): boolean => {
    const isOther = !TYPES.includes(file.type)
    if (isOther) refuse(words.format)
    return isOther
  }

  /** Accepts a sharp picture; a blurred one, or one just taken with the camera, is shown for a check. */
  const choose = async (file: File, taken = false) => {
    if (refuseOther(file)) return
    const own = ++turn.current
    const seen = await judged(file)
    if (own !== turn.current) return
    if (!seen.blurred && !taken) return send(file)
    clearErrors(name)
    setChecked(seen)
  }

  const send = async (file: File) => {
    setChecked(null)
    if (file.size >= ADVISED_BYTES) toast.info(words.size)
    const own = ++turn.current
    const isOver = () => own !== turn.current
    const before = getValues(name)
    clearErrors(name)
    setSaid(null)
    setDoing('uploading')
    const reading = readPaper(name, file).then((read) => ({ read }), failed)
    const kept = await keepPicture(file).then((link) => ({ link }), failed)
    if (isOver()) return
    if ('error' in kept) {
      setDoing(null)
      return refuse(kept.error.message)
    }
    setLocal({ link: kept.link, url: URL.createObjectURL(file) })
    put(kept.link)
    setDoing('reading')
    const outcome = await reading
    if (isOver()) return
    setDoing(null)
    if ('error' in outcome) return setSaid({ tone: 'warning', text: texts.readByHand(outcome.error.message) })
    if (outcome.read.otherSide) {
      put(before)
      return refuse(words.otherSide)
    }
    toast.success(words.done)
    fill(outcome.read, file)
  }

  const check = checked && {
    judged: checked,
    onTurned: async (file: File) => setChecked(await judged(file)),
    onTake: (file: File) => void send(file),
    onDrop: () => setChecked(null),
  }
  return { doing, said, local, choose, check, words }
}
