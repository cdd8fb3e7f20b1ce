import { assemblePdf } from './sample-pdf.ts';

/**
 * A PDF that uses what PDF has to run scripts and to leave the page: on opening, on showing the
 * page, by name, in a link and in a button over the whole page, and in the matrix of a font, which
 * a version of pdf.js before 4.2.67 compiled as a script (CVE-2024-4367).
 */
export function hostilePdf(text: string): Buffer {
  const script = '(app.alert\\("owned"\\); this.owned = 3; this.submitForm\\("/owned"\\))';
  const action = `<< /S /JavaScript /JS ${script} >>`;
  const content = `BT /F1 12 Tf 72 760 Td (${text}) Tj ET BT /F2 12 Tf 72 700 Td (x) Tj ET`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /OpenAction ${action} /AA << /WC ${action} /WP ${action} >>
      /Names << /JavaScript << /Names [(first) ${action}] >> >>
      /AcroForm << /Fields [7 0 R] /NeedAppearances true >> >>`,
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /AA << /O ${action} >>
      /Resources << /Font << /F1 3 0 R /F2 8 0 R >> >> /Annots [6 0 R 7 0 R] >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Type /Annot /Subtype /Link /Rect [0 0 595 842]
      /A << /S /URI /URI (javascript:owned=4) /Next << /S /Launch /F (/owned) >> >> >>`,
    `<< /Type /Annot /Subtype /Widget /FT /Btn /Ff 65536 /T (button) /Rect [0 0 595 842]
      /A ${action} /AA << /E ${action} /D ${action} /Fo ${action} >> /P 4 0 R >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Owned /FirstChar 120 /LastChar 120 /Widths [500]
      /FontMatrix [1 2 3 4 5 (0\\); owned = 5; //)] >>`,
  ];
  return assemblePdf(objects);
}
