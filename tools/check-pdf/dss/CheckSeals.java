import eu.europa.esig.dss.diagnostic.SignatureWrapper;
import eu.europa.esig.dss.model.FileDocument;
import eu.europa.esig.dss.simplereport.SimpleReport;
import eu.europa.esig.dss.spi.DSSUtils;
import eu.europa.esig.dss.spi.validation.CommonCertificateVerifier;
import eu.europa.esig.dss.spi.x509.CommonTrustedCertificateSource;
import eu.europa.esig.dss.validation.SignedDocumentValidator;
import eu.europa.esig.dss.validation.reports.Reports;
import java.io.File;
import java.time.OffsetDateTime;
import java.util.Date;

/**
 * Validates sealed PDFs with EU DSS, offline. Arguments: the root's certificate, then cases
 * FILE=TIME with TIME in ISO 8601. Prints a JSON object a line.
 */
public class CheckSeals {
    public static void main(String[] args) {
        CommonTrustedCertificateSource trusted = new CommonTrustedCertificateSource();
        trusted.addCertificate(DSSUtils.loadCertificate(new File(args[0])));
        for (int index = 1; index < args.length; index++) {
            int split = args[index].lastIndexOf('=');
            String path = args[index].substring(0, split);
            Date at = Date.from(OffsetDateTime.parse(args[index].substring(split + 1)).toInstant());
            System.out.println(checkOrSay(args[index], path, at, trusted));
        }
    }

    /** A file that cannot be read is an answer too. */
    private static String checkOrSay(String name, String path, Date at, CommonTrustedCertificateSource trusted) {
        try {
            return check(name, path, at, trusted);
        } catch (RuntimeException exception) {
            String reason = String.valueOf(exception.getMessage()).replaceAll("[^ -!#-\\[\\]-~]", "'");
            return String.format("{\"case\": \"%s\", \"error\": \"%s\"}", name, reason);
        }
    }

    private static String check(String name, String path, Date at, CommonTrustedCertificateSource trusted) {
        CommonCertificateVerifier verifier = new CommonCertificateVerifier();
        verifier.setTrustedCertSources(trusted);
        SignedDocumentValidator validator = SignedDocumentValidator.fromDocument(new FileDocument(path));
        validator.setCertificateVerifier(verifier);
        validator.setValidationTime(at);
        Reports reports = validator.validateDocument();
        SimpleReport simple = reports.getSimpleReport();
        String id = simple.getFirstSignatureId();
        SignatureWrapper signature = reports.getDiagnosticData().getSignatureById(id);
        if (signature == null) throw new IllegalArgumentException("no signature is found");
        boolean modified = signature.arePdfModificationsDetected()
            || !signature.getPdfUndefinedChanges().isEmpty()
            || !signature.getPdfAnnotationChanges().isEmpty();
        return String.format(
            "{\"case\": \"%s\", \"format\": \"%s\", \"indication\": \"%s\", \"sub\": \"%s\", \"modified\": %b, \"errors\": \"%s\"}",
            name, simple.getSignatureFormat(id), simple.getIndication(id),
            simple.getSubIndication(id), modified,
            simple.getAdESValidationErrors(id).stream().map(m -> m.getValue()).toList()
                .toString().replace('"', '\''));
    }
}
