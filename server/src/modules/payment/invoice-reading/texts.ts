/** The Chinese texts of reading invoices. */
export const invoiceReadingTexts = {
  file: '发票文件',
} as const
