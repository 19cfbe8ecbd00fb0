"""Live connections: what is heard, asked and told over WebSockets."""
