export type Sound = 'good' | 'duplicate' | 'refused'

interface Note {
  hertz: number
  /** Seconds. */
  at: number
  length: number
  wave: OscillatorType
}

/** Sounds that can be told apart: one high blip, two even beeps, a long low buzz. */
const tunes: Record<Sound, Note[]> = {
  good: [{ hertz: 1320, at: 0, length: 0.09, wave: 'sine' }],
  duplicate: [
    { hertz: 660, at: 0, length: 0.1, wave: 'triangle' },
    { hertz: 660, at: 0.16, length: 0.1, wave: 'triangle' },
  ],
  refused: [{ hertz: 180, at: 0, length: 0.4, wave: 'square' }],
}

const VOLUME = 0.12
let context: AudioContext | null = null

/** Plays the sound of a scan. Browsers are silent before the first key or click, which every scan has. */
export function play(sound: Sound): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const { hertz, at, length, wave } of tunes[sound]) {
    const start = context.currentTime + at
    const gain = context.createGain()
    gain.gain.setValueAtTime(VOLUME, start)
    gain.gain.exponentialRampToValueAtTime(0.001, start + length)
    gain.connect(context.destination)
    const oscillator = context.createOscillator()
    oscillator.type = wave
    oscillator.frequency.value = hertz
    oscillator.connect(gain)
    oscillator.start(start)
    oscillator.stop(start + length)
  }
}
