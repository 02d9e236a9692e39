import { expect, it } from 'vitest'
import { squareOf, WHOLE } from './crop'

it('a square lies within the picture, in its middle unless moved', () => {
  expect(squareOf({ width: 400, height: 200 }, WHOLE)).toEqual({ side: 200, left: 100, top: 0 })
  expect(squareOf({ width: 200, height: 400 }, { ...WHOLE, down: 100 })).toEqual({ side: 200, left: 0, top: 200 })
  expect(squareOf({ width: 400, height: 400 }, { zoom: 100, across: 0, down: 100 })).toEqual({
    side: 100,
    left: 0,
    top: 300,
  })
})
