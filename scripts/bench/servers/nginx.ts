import { hasNginx, runNginx } from '../../../tests/helpers/site/nginx';

/** nginx with one worker that serves one file; undefined where it is not installed. */
export async function startNginx(body: Buffer) {
  if (!(await hasNginx())) return undefined;
  const nginx = await runNginx(ONE_FILE, { same: body });
  return { ...nginx, url: `${nginx.url}/same` };
}

const ONE_FILE = `
master_process off; pid FOLDER/pid; error_log FOLDER/error.log crit;
events { worker_connections 1024; }
http {
  access_log off; keepalive_requests 10000000; default_type text/html; sendfile on; open_file_cache max=10;
  client_body_temp_path FOLDER/1; proxy_temp_path FOLDER/2; fastcgi_temp_path FOLDER/3;
  uwsgi_temp_path FOLDER/4; scgi_temp_path FOLDER/5;
  server { listen 127.0.0.1:PORT; root FOLDER; }
}
`;
