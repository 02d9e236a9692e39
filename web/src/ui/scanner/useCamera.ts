import { type RefObject, useEffect, useRef, useState } from 'react'
import { type CodeReader, openCodeReader } from './codeReader'

/** Milliseconds between two looks at the picture, and after which nothing readable is told. */
const [PAUSE, LONG] = [120, 6000]

export type CameraFault = 'none' | 'refused' | 'reader'

interface Torch extends MediaTrackCapabilities {
  torch?: boolean
}

/** Reason why a camera cannot be used. */
const faultOf = (error: unknown): CameraFault =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name) ? 'refused' : 'none'

async function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new DOMException('no camera without https', 'NotFoundError')
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } }
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', ...size }, audio: false })
}

/** Looks at the camera's picture until a code is read, or until it is stopped. */
async function firstCode(reader: CodeReader, video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  while (!signal.aborted) {
    const text = await reader.read(video)
    if (text) return text
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  return null
}

/**
 * Shows the camera behind the phone in an element and reads the first code before it. The camera is off again once a
 * code is read or the element is gone.
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onRead: (text: string) => void) {
  const [fault, setFault] = useState<CameraFault | null>(null)
  const [isLong, setLong] = useState(false)
  const [light, setLight] = useState<{ track: MediaStreamTrack; on: boolean } | null>(null)
  const latest = useRef(onRead)
  latest.current = onRead

  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => setLong(true), LONG)
    let stream: MediaStream | undefined
    let reader: CodeReader | undefined
    const end = () => {
      clearTimeout(timer)
      stop.abort()
      reader?.close()
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const begin = async () => {
      stream = await openCamera()
      if (stop.signal.aborted || !video.current) return end()
      const [track] = stream.getVideoTracks()
      const capabilities: Torch | undefined = track?.getCapabilities?.()
      if (track && capabilities?.torch) setLight({ track, on: false })
      video.current.srcObject = stream
      await video.current.play()
      reader = await openCodeReader()
      const text = await firstCode(reader, video.current, stop.signal).catch((error: unknown) => {
        if (stop.signal.aborted) return null
        console.error(error)
        setFault('reader')
        return null
      })
      end()
      if (text) latest.current(text)
    }
    begin().catch((error: unknown) => {
      if (!stop.signal.aborted) setFault(faultOf(error))
      end()
    })
    return end
  }, [video])

  const turnLight = async () => {
    if (!light) return
    const torch = { torch: !light.on } as MediaTrackConstraintSet
    await light.track.applyConstraints({ advanced: [torch] })
    setLight({ ...light, on: !light.on })
  }
  return { fault, isLong, light, turnLight }
}
