import { readFile } from 'node:fs/promises'
import { env, InferenceSession, Tensor } from 'onnxruntime-web'

/** Channels of a model's input, all with the same grey, since the models expect colours. */
const CHANNELS = 3

/**
 * Scale of a model's input: for each channel the light from 0 to 1, minus an offset, divided by a factor, as in its
 * training.
 */
export type Scale = readonly (readonly [less: number, over: number])[]

/** Model of PaddleOCR in WebAssembly, on one core, so that equal points give equal answers. */
export class Model {
  private readonly session: InferenceSession
  private readonly scale: Scale

  private constructor(session: InferenceSession, scale: Scale) {
    this.session = session
    this.scale = scale
  }

  static async load(path: string, scale: Scale): Promise<Model> {
    env.wasm.numThreads = 1
    const session = await InferenceSession.create(await readFile(path), {
      executionProviders: ['wasm'],
      logSeverityLevel: 3,
    })
    return new Model(session, scale)
  }

  /** Answer of the model to a picture, given as the light of its points, a byte each. */
  async of(light: Uint8Array, width: number, height: number): Promise<Float32Array> {
    const points = new Float32Array(light.length * CHANNELS)
    for (let channel = 0; channel < CHANNELS; channel++) {
      const [less = 0, over = 1] = this.scale[channel] ?? []
      const [times, off] = [1 / (255 * over), less / over]
      for (let at = 0; at < light.length; at++) points[channel * light.length + at] = (light[at] ?? 0) * times - off
    }
    const [input = '', output = ''] = [this.session.inputNames[0], this.session.outputNames[0]]
    const said = await this.session.run({ [input]: new Tensor('float32', points, [1, CHANNELS, height, width]) })
    const data = said[output]?.data
    if (!(data instanceof Float32Array)) throw new Error('this model says nothing in numbers')
    return data
  }
}
