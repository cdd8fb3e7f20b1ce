import java.io.File;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.AuditLogApi;
import org.openapitools.client.api.SignaturesApi;
import org.openapitools.client.api.UploadsApi;
import org.openapitools.client.api.WebhooksApi;

class Use {
  static File of(ApiClient client, File file) throws ApiException {
    new AuditLogApi(client).listAuditLog(20, null, null, null, 1798761600000L, null).getEntries();
    new WebhooksApi(client).listWebhooks().getData();
    new UploadsApi(client).uploadFile("token", file).getStorageId();
    return new SignaturesApi(client).getEvidence("doc_1");
  }
}
