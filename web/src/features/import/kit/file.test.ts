import { describe, expect, it } from 'vitest'
import { MB, refusalOf, sizeText } from './file'

describe('a file', () => {
  it.each([
    ['一月.xlsx', 1, null],
    ['一月.XLSX', 10 * MB, null],
    ['一月.xlsx', 0, '文件是空的，请重新选择'],
    ['一月.xlsx', 10.5 * MB, '文件不能超过10MB，这个文件有10.5MB，请拆分后上传'],
    ['一月.xls', 5, '这是旧版的.xls或WPS的.et文件，请在Excel或WPS中另存为.xlsx后上传'],
    ['一月.et', 5, '这是旧版的.xls或WPS的.et文件，请在Excel或WPS中另存为.xlsx后上传'],
    ['一月.csv', 5, '这是文本文件（.csv），请用Excel或WPS打开，另存为.xlsx后上传'],
    ['一月.ods', 5, '这是.ods表格，请另存为.xlsx后上传'],
    ['一月.xlsm', 5, '这是含宏的工作簿（.xlsm），请在Excel中另存为.xlsx后上传'],
    ['一月.xlsb', 5, '这是二进制工作簿（.xlsb），请在Excel中另存为.xlsx后上传'],
    ['一月.xlsx.pdf', 5, '不是Excel文件，请上传.xlsx文件'],
    ['运单', 4096, '不是Excel文件，请上传.xlsx文件'],
  ])('named %s, of %i bytes, is refused with %j', (name, size, told) => {
    expect(refusalOf({ name, size }, 10 * MB)).toBe(told)
  })

  it('is refused above the size that the server accepts', () => {
    const file = { name: '一月.xlsx', size: 3 * MB }
    expect(refusalOf(file, 2.9 * MB)).toBe('文件不能超过2.9MB，这个文件有3MB，请拆分后上传')
    expect(refusalOf(file, 3 * MB)).toBeNull()
  })

  it.each([
    [1, '0.1KB'],
    [1536, '1.5KB'],
    [200_000, '195.3KB'],
    [MB, '1MB'],
    [10 * MB + 1, '10MB'],
    [150.44 * MB, '150.4MB'],
  ])('of %i bytes has the size text %s', (bytes, told) => {
    expect(sizeText(bytes)).toBe(told)
  })
})
