import { PdfNumber } from '@libpdf/core';
import { writeNumber } from '@countersign/verifier/pdf/syntax';

/** The library writes five decimals of any number: what a matrix of 0.000004 shows would be gone. */
PdfNumber.prototype.toBytes = function (writer) {
  writer.writeAscii(writeNumber(this.value));
};
