/** Made from mail-layout.mjml by `node tools/build-mail.ts`; change that one. */
export const mailLayout = `<!doctype html>
<html lang="{{lang}}" dir="{{dir}}" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<title>{{subject}}</title>
<!--[if !mso]><!-->
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<!--<![endif]-->
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style type="text/css">
#outlook a { padding:0; }
body { margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%; }
table, td { border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt; }
img { border:0;height:auto;line-height:100%; outline:none;text-decoration:none;-ms-interpolation-mode:bicubic; }
p { display:block;margin:13px 0; }
</style>
<!--[if mso]>
<noscript>
<xml>
<o:OfficeDocumentSettings>
<o:AllowPNG/>
<o:PixelsPerInch>96</o:PixelsPerInch>
</o:OfficeDocumentSettings>
</xml>
</noscript>
<![endif]-->
<!--[if lte mso 11]>
<style type="text/css">
.mj-outlook-group-fix { width:100% !important; }
</style>
<![endif]-->
<style type="text/css">
@media only screen and (min-width:480px) {
.mj-column-per-100 { width:100% !important; max-width: 100%; }
}
</style>
<style media="screen and (min-width:480px)">
.moz-text-html .mj-column-per-100 { width:100% !important; max-width: 100%; }
</style>
<style type="text/css">
@media (max-width: 479px) {
.row-label, .row-value { display: block !important; width: auto !important; }
.row-label { padding-bottom: 0 !important; }
.row-value { padding-top: 0 !important; }
.button table, .button td { width: 100% !important; }
}
@media (prefers-color-scheme: dark) {
.ground, .ground > div { background: #0f151d !important; }
.card, .card > table { background: #18202b !important; }
.ink div, .ink td, .ink p, .ink h1, .ink strong { color: #e8ecf1 !important; }
.quiet div, .quiet td, .quiet p, .ink .row-label { color: #9aa6b5 !important; }
.quote { background: #202a37 !important; border-color: #5b86f7 !important; }
.rule p { border-color: #2c3644 !important; }
.link a { color: #8fb3ff !important; }
}
</style>
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
</head>
<body  class="ground" style="word-spacing:normal;background-color:#f3f5f8;">
<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">{{preview}}</div>
<div
aria-label="{{subject}}" aria-roledescription="email" role="article" lang="{{lang}}" dir="{{dir}}" style="word-spacing:normal;background-color:#f3f5f8;"
>
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  style="margin:0px auto;max-width:600px;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"
>
<tbody>
<tr>
<td
style="direction:ltr;font-size:0px;padding:28px 0 16px;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]-->
<div
class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"
>
<tbody>
<!-- each logos -->
<tr>
<td
align="left" style="font-size:0px;padding:0 32px;word-break:break-word;"
>
<div
style="font-family:-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Open Sans', Helvetica, Arial, sans-serif;font-size:16px;line-height:1.55;text-align:left;color:#16202e;"
><span class="logo" style="display:inline-block;background:#ffffff;border-radius:6px;padding:6px 8px;"><img src="{{logo}}" alt="{{brand}}" style="display:block;border:0;max-width:200px;max-height:48px;width:auto;height:auto;"></span></div>
</td>
</tr>
<!-- end logos --><!-- each names -->
<tr>
<td
align="left" class="ink" style="font-size:0px;padding:0 32px;word-break:break-word;"
>
<div
style="font-family:-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Open Sans', Helvetica, Arial, sans-serif;font-size:17px;font-weight:700;letter-spacing:-0.2px;line-height:1.55;text-align:left;color:#16202e;"
>{{brand}}</div>
</td>
</tr>
<!-- end names -->
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><table align="center" border="0" cellpadding="0" cellspacing="0" class="card-outlook" role="presentation" style="width:600px;" width="600" bgcolor="#ffffff" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  class="card" style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;border-radius:12px;overflow:hidden;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;border-collapse:separate;"
>
<tbody>
<tr>
<td
style="border-radius:12px;direction:ltr;font-size:0px;padding:32px 0 24px;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]-->
<div
class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"
>
<tbody>
<tr>
<td
align="left" class="ink" style="font-size:0px;padding:0 32px 18px;word-break:break-word;"
>
<div
style="font-family:-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Open Sans', Helvetica, Arial, sans-serif;font-size:16px;line-height:1.55;text-align:left;color:#16202e;"
><h1 style="margin:0;font-size:23px;line-height:1.3;font-weight:700;letter-spacing:-0.3px;">{{heading}}</h1></div>
</td>
</tr>
<!-- each codes -->
<tr>
<td
align="left" class="ink" style="font-size:0px;padding:0 32px 18px;word-break:break-word;"
>
<div
style="font-family:-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Open Sans', Helvetica, Arial, sans-serif;font-size:16px;line-height:1.55;text-align:left;color:#16202e;"
><p dir="ltr" style="margin:0;font-size:32px;line-height:1.3;font-weight:700;letter-spacing:4px;text-align:left;">{{code}}</p></div>
</td>
</tr>
<!-- end codes --><!-- each greetings -->
<tr>
<td
align="left" class="ink" style="font-size:0px;padding:0 32px 12px;word-break:break-word;"
>
<div
style="font-family:-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Open Sans', Helvetica, Arial, sans-serif;font-size:16px;line-height:1.55;text-align:left;color:#16202e;"
>{{greeting}}</div>
</td>
</tr>
<!-- end greetings --><!-- each lines -->
<tr>
<td
align="left" class="ink" style="font-size:0px;padding:0 32px 12px;word-break:break-word;"
>
<div
style="font-family:-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Open Sans', Helvetica, Arial, sans-serif;font-size:16px;line-height:1.55;text-align:left;color:#16202e;"
>{{line}}</div>
</td>
</tr>
<!-- end lines --><!-- each quotes -->
<tr>
<td
align="left" class="ink" style="font-size:0px;padding:6px 32px 14px;word-break:break-word;"
>
<div
style="font-family:-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Open Sans', Helvetica, Arial, sans-serif;font-size:16px;line-height:1.55;text-align:left;color:#16202e;"
><div class="quote" style="background:#f3f6fc;border-left:4px solid #1d4ed8;border-radius:4px;padding:12px 16px;">
<p class="row-label" style="margin:0 0 4px;font-size:13px;line-height:1.4;color:#5a6675;">{{label}}</p>
<p dir="auto" style="margin:0;text-align:start;">{{text}}</p>
</div></div>
</td>
</tr>
<!-- end quotes --><!-- each buttons -->
<tr>
<td
align="left" class="button" style="font-size:0px;padding:10px 32px 18px;word-break:break-word;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%;"
>
<tbody>
<tr>
<td
align="center" bgcolor="#1d4ed8" role="presentation" style="border:none;border-radius:8px;cursor:auto;mso-padding-alt:14px 26px;background:#1d4ed8;" valign="middle"
>
<a
href="{{url}}" style="display:inline-block;background:#1d4ed8;color:#ffffff;font-family:-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Open Sans', Helvetica, Arial, sans-serif;font-size:16px;font-weight:600;line-height:1.3;margin:0;text-decoration:none;text-transform:none;padding:14px 26px;mso-padding-alt:0px;border-radius:8px;" target="_blank"
>
{{label}}
</a>
</td>
</tr>
</tbody>
</table>
</td>
</tr>
<!-- end buttons -->
<tr>
<td
align="center" class="rule" style="font-size:0px;padding:6px 32px 10px;word-break:break-word;"
>
<p
style="border-top:solid 1px #e3e7ed;font-size:1px;margin:0px auto;width:100%;"
>
</p>
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" style="border-top:solid 1px #e3e7ed;font-size:1px;margin:0px auto;width:536px;" role="presentation" width="536px" ><tr><td style="height:0;line-height:0;"> &nbsp;
</td></tr></table><![endif]-->
</td>
</tr>
<tr>
<td
align="left" class="ink" style="font-size:0px;padding:0 32px;word-break:break-word;"
>
<table
cellpadding="0" cellspacing="0" width="100%" border="0" style="color:#16202e;font-family:-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Open Sans', Helvetica, Arial, sans-serif;font-size:14px;line-height:1.5;table-layout:auto;width:100%;border:none;"
>
<!-- each facts -->
<tr>
<td class="row-label" width="132" style="width:132px;padding:4px 0;vertical-align:top;text-align:left;color:#5a6675;">{{label}}</td>
<td class="row-value" style="padding:4px 0;vertical-align:top;text-align:left;word-break:break-word;overflow-wrap:anywhere;">{{value}}</td>
</tr>
<!-- end facts -->
</table>
</td>
</tr>
<!-- each buttons -->
<tr>
<td
align="left" class="quiet link" style="font-size:0px;padding:14px 32px 0;word-break:break-word;"
>
<div
style="font-family:-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Open Sans', Helvetica, Arial, sans-serif;font-size:13px;line-height:1.5;text-align:left;color:#5a6675;"
>{{hint}}<br>
<a href="{{url}}" dir="ltr" style="color:#1d4ed8;word-break:break-all;">{{url}}</a></div>
</td>
</tr>
<!-- end buttons -->
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  style="margin:0px auto;max-width:600px;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"
>
<tbody>
<tr>
<td
style="direction:ltr;font-size:0px;padding:20px 0 32px;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]-->
<div
class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"
>
<tbody>
<!-- each footer -->
<tr>
<td
align="left" class="quiet" style="font-size:0px;padding:0 32px 4px;word-break:break-word;"
>
<div
style="font-family:-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Open Sans', Helvetica, Arial, sans-serif;font-size:13px;line-height:1.5;text-align:left;color:#5a6675;"
>{{line}}</div>
</td>
</tr>
<!-- end footer -->
<tr>
<td
align="left" class="quiet" style="font-size:0px;padding:8px 32px 0;word-break:break-word;"
>
<div
style="font-family:-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Open Sans', Helvetica, Arial, sans-serif;font-size:13px;line-height:1.5;text-align:left;color:#5a6675;"
>Countersign · {{host}}</div>
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</div>
</body>
</html>
`;
