# Made by npm run client from docs/openapi.json.
"""Made by npm run client."""
