import { madeUpCompany } from '@tufang/tests/papers/companies'
import { turned, views } from '@tufang/tests/papers/distort'
import { drawEmblemSide, drawPortraitSide } from '@tufang/tests/papers/id-card'
import { drawLicence } from '@tufang/tests/papers/licence'
import { madeUpPerson } from '@tufang/tests/papers/people'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OwnOcr } from './own-ocr.js'

const company = madeUpCompany(3)
const person = madeUpPerson(1)

/** Texts of a reading, without their certainty. */
const texts = (reading: object | undefined) =>
  Object.fromEntries(Object.entries(reading ?? {}).map(([name, { text }]) => [name, text]))

describe('reading papers here', () => {
  const ocr = new OwnOcr()
  beforeAll(() => ocr.warm())
  afterAll(() => ocr.close())

  it('finds the fields of a licence', async () => {
    const { scope: _, ...fields } = company
    expect(texts(await ocr.readLicence(drawLicence(company)))).toEqual(fields)
  })

  it('finds the fields on both sides of a card, and the places of them on the picture', async () => {
    const { idAuthority, idStartDate, idEndDate, ...portrait } = person
    const [one, other] = await Promise.all([
      ocr.readPortraitSide(drawPortraitSide(person)),
      ocr.readEmblemSide(drawEmblemSide(person)),
    ])
    expect(texts(one)).toEqual(portrait)
    expect(texts(other)).toEqual({ idAuthority, idStartDate, idEndDate })
    // The number is drawn from 430 to about 1,060 of 1,300 points across, and from 690 to 730 of 820 down.
    const place = one?.idNo?.cut
    expect(place?.left).toBeCloseTo(430 / 1300, 1)
    expect(place?.right).toBeCloseTo(1060 / 1300, 1)
    expect(place?.top).toBeCloseTo(690 / 820, 1)
    expect(place?.bottom).toBeCloseTo(730 / 820, 1)
  })

  it.each([1, 3] as const)('finds it on a card that lies turned by %i quarters, and says so', async (quarters) => {
    const { idAuthority, idStartDate, idEndDate, ...portrait } = person
    const read = await ocr.readPortraitSide(await turned(drawPortraitSide(person), quarters))
    expect(texts(read)).toEqual(portrait)
    expect(read?.idNo?.cut?.turned).toBe(quarters)
  })

  it('finds it on a licence that lies on its head', async () => {
    const { scope: _, ...fields } = company
    expect(texts(await ocr.readLicence(await turned(drawLicence(company), 2)))).toEqual(fields)
  })

  it('finds the fields of a licence on which they are lower than usual', async () => {
    const { scope: _, ...fields } = company
    const top = { top: 900, background: '#fbf8ef' }
    expect(texts(await ocr.readLicence(await sharp(drawLicence(company)).extend(top).png().toBuffer()))).toEqual(fields)
  })

  it('finds it on a card that takes little of a large picture', async () => {
    const { idAuthority: _, idStartDate: __, idEndDate: ___, ...portrait } = person
    const card = drawPortraitSide(person)
    const { width, height } = await sharp(card).metadata()
    const table = { left: width, right: width, top: height, bottom: height, background: '#4a3c30' }
    expect(texts(await ocr.readPortraitSide(await sharp(card).extend(table).jpeg().toBuffer()))).toEqual(portrait)
  })

  it('finds the fields of a paper photographed at an angle', async () => {
    const { idAuthority, idStartDate, idEndDate } = person
    const { scope: _, ...fields } = company
    expect(texts(await ocr.readLicence(await views.askew(drawLicence(company), 1)))).toEqual(fields)
    expect(texts(await ocr.readEmblemSide(await views.askew(drawEmblemSide(person), 2)))).toEqual({
      ...{ idAuthority, idStartDate, idEndDate },
    })
  })

  it('recognizes a picture of something else, and a file that is no picture', async () => {
    const create = { width: 400, height: 300, channels: 3, background: '#7a9' } as const
    expect(await ocr.readLicence(await sharp({ create }).jpeg().toBuffer())).toBeUndefined()
    expect(await ocr.readEmblemSide(drawPortraitSide(person))).toBeUndefined()
    expect(await ocr.readPortraitSide(Buffer.from('no picture'))).toBeUndefined()
  })
})

describe('reading papers here in trouble', () => {
  it('gives a picture up that takes too long, and reads the next one', async () => {
    const ocr = new OwnOcr(60)
    await expect(ocr.readLicence(drawLicence(company))).rejects.toMatchObject({ reason: 'SLOW' })
    await ocr.close()
  })

  it('ends a running reading when it is closed', async () => {
    const ocr = new OwnOcr()
    const reading = ocr.readLicence(drawLicence(company))
    const ended = expect(reading).rejects.toMatchObject({ reason: 'DOWN' })
    await ocr.close()
    await ended
    await expect(ocr.readLicence(drawLicence(company))).rejects.toMatchObject({ reason: 'DOWN' })
  })
})

it('knows nothing of a picture, and says so, where its models are missing', async () => {
  const missing = { detectionPath: '/nowhere/a.onnx', recognitionPath: '/nowhere/b.onnx', dictionaryPath: '/nowhere/c' }
  const ocr = new OwnOcr(undefined, missing)
  await expect(ocr.warm()).rejects.toThrow(/no such file.*\/nowhere\//)
  await expect(ocr.readLicence(drawLicence(company))).rejects.toMatchObject({ reason: 'DOWN' })
  await ocr.close()
})
